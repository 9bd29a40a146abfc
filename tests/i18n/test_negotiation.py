"""Which language a visitor gets, with all ten on offer."""

from __future__ import annotations

import pytest

from app import i18n
from app.catalogue import LOCALES, language
from app.i18n import negotiate


@pytest.fixture(autouse=True)
def all_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "LANGUAGES", {code: language(code) for code in LOCALES})


@pytest.mark.parametrize(
    ("cookie", "header", "code"),
    [
        pytest.param(None, None, "en", id="nothing is known"),
        pytest.param(None, "", "en", id="an empty header"),
        pytest.param("tr", "pt", "tr", id="the cookie goes before the browser"),
        pytest.param("xx", "pt", "pt", id="an unknown cookie counts for nothing"),
        pytest.param("", "pt", "pt", id="an empty cookie"),
        pytest.param("pt-BR", "tr", "tr", id="a cookie is one of our codes or nothing"),
        pytest.param(None, "pt-BR,pt;q=0.9,en;q=0.8", "pt", id="Brazilian"),
        pytest.param(None, "pt-PT", "pt", id="European Portuguese"),
        pytest.param(None, "zh-TW", "zh", id="Taiwan"),
        pytest.param(None, "zh-Hans-CN", "zh", id="simplified, with script and region"),
        pytest.param(None, "cmn-Hans", "zh", id="Mandarin by its own code"),
        pytest.param(None, "es-AR", "es", id="rioplatense"),
        pytest.param(None, "es-419;q=0.7, it;q=0.6", "es", id="Latin America"),
        pytest.param(None, "ar-EG", "ar", id="Egypt"),
        pytest.param(None, "arz", "ar", id="Egyptian Arabic by its own code"),
        pytest.param(None, "en-GB,en;q=0.5", "en", id="British"),
        pytest.param(None, "de, fr;q=0.8, hu;q=0.9", "hu", id="by quality, not by place"),
        pytest.param(None, "fr;q=0.5, hu;q=0.5", "fr", id="the first of equals"),
        pytest.param(None, "fr;q=0, hu;q=0.1", "hu", id="quality 0 is a refusal"),
        pytest.param(None, "de, ja;q=0.9", "en", id="none of ours"),
        pytest.param(None, "*", "en", id="any"),
        pytest.param(None, "HI-in", "hi", id="capitals"),
        pytest.param(None, " it ; q=0.4 , tr; q=0.3", "it", id="spaces"),
        pytest.param(None, "it;q=high, tr;q=0.3", "tr", id="no number"),
        pytest.param(None, ";;,,=;q=,\x00é, tr", "tr", id="junk"),
    ],
)
def test_the_language_for_a_visitor(cookie: str | None, header: str | None, code: str) -> None:
    assert negotiate(cookie, header) == code
