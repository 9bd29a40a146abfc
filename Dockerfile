# Builds the wheel and its environment in one stage and keeps the environment alone in the other.
FROM python:3.11-slim AS build
WORKDIR /src
COPY . .
# Bytecode is not held against its source's time: copying rounds times, and a read-only root keeps no new bytecode.
RUN python -m venv --without-pip /opt/cardavia \
    && pip --python /opt/cardavia/bin/python install --no-cache-dir --no-compile --constraint constraints.txt . \
    && python -m compileall -q --invalidation-mode unchecked-hash /opt/cardavia/lib

FROM python:3.11-slim
LABEL org.opencontainers.image.title="Cardavia" \
    org.opencontainers.image.licenses="MIT"
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin cardavia \
    && install --directory --owner=cardavia --group=cardavia /data
COPY --from=build /opt/cardavia /opt/cardavia
ENV PATH=/opt/cardavia/bin:$PATH \
    DATABASE_URL=sqlite:////data/cardavia.sqlite3 \
    CARDAVIA_HOST=0.0.0.0 \
    CARDAVIA_PORT=8000
# By number, so that a host can tell without looking inside that it is not root.
USER 10001:10001
VOLUME /data
# Not the root folder: that may be read-only, and SQLite puts temporary files here where it finds no other place.
WORKDIR /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f\"http://127.0.0.1:{os.environ['CARDAVIA_PORT']}/healthz\", timeout=4)"]
# The process itself and no shell: it gets SIGTERM, finishes what it is answering, and stops.
ENTRYPOINT ["cardavia"]
