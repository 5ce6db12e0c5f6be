"""Texts in the requested language."""

import evoku
import pytest
from conftest import EASY, HARD
from evoku import _evoku, lab

LANGUAGES = ("en", "de", "fr", "es")

PLAN = """
name = "words"
repetitions = 2
budget.evaluations = 500
algorithm = [{ name = "row-ga" }, { name = "hill-climbing" }]
class = [{ name = "4x4", bundled = "4x4", first = 2 }]
"""


def assert_differ(words):
    """Checks that the texts differ between all languages, and that English is the default."""
    texts = [words(lang=lang) for lang in LANGUAGES]
    assert all(texts) and len(set(map(str, texts))) == len(LANGUAGES)
    assert words() == texts[0]


def test_hints_and_steps():
    for stage in ("where", "technique", "full"):
        assert_differ(lambda stage=stage, **lang: evoku.hint(EASY, stage=stage, **lang).text)
    assert_differ(lambda **lang: str(evoku.hint(EASY, **lang).step))
    for technique in ("Naked Single", "Guess"):
        for lang in LANGUAGES:
            steps = evoku.explain(HARD, lang=lang)
            step = next(one for one in steps if one.technique == technique)
            english = next(one for one in evoku.explain(HARD) if one.technique == technique)
            assert (step.prose == english.prose) == (lang == "en")
            # The members for programs are the same in every language.
            assert step.message == english.message and set(step.message) == {"id", "args"}
            assert (step.placements, step.level) == (english.placements, english.level)


def test_a_message_has_messages_as_arguments():
    steps = evoku.explain(HARD)
    guess = next(step for step in steps if step.technique == "Guess")
    ((cell, digit),) = guess.placements
    assert guess.message == {"id": "step-guess", "args": {"digit": digit, "cell": cell}}
    assert any(
        isinstance(argument, dict) and "id" in argument
        for step in steps
        for argument in step.message["args"].values()
    )


def test_algorithms():
    assert_differ(lambda **lang: [preset["description"] for preset in _evoku.presets(**lang)])
    assert_differ(lambda **lang: [one["meaning"] for one in _evoku.island_parameters(**lang)])


def test_reports(tmp_path):
    store = lab.run(lab.Plan(PLAN), tmp_path / "words.sqlite", progress=False)
    assert_differ(store.report)
    assert_differ(store.page)
    assert_differ(lambda **lang: store.verdicts(**lang)["words"])
    assert_differ(lambda **lang: [one.svg() for one in store.figures(**lang).values()])


@pytest.mark.parametrize(
    "call",
    [
        lambda lang: evoku.hint(EASY, lang=lang),
        lambda lang: evoku.explain(EASY, lang=lang),
        lambda lang: _evoku.presets(lang),
    ],
)
def test_an_unknown_language_is_refused(call):
    with pytest.raises(ValueError, match="xx.*en.*es"):
        call("xx")
    assert call("de-AT") is not None


@pytest.mark.parametrize(
    ("call", "german"),
    [
        (lambda: evoku.solve("11" + "." * 79), "keine Lösung"),
        (lambda: evoku.solve("123"), "erwartet"),
        (lambda: evoku.generate(level="hrad"), "vielleicht hard"),
        (lambda: evoku.hint(EASY, stage="were"), "vielleicht where"),
        (lambda: evoku.solve_batch([EASY, "123"]), "^Rätsel 1 .*erwartet"),
        (lambda: evoku.generate(level=("hard", "easy")), "das untere Ende zuerst"),
        (lambda: evoku.generate(-1), "count: -1 gefunden, erwartet: eine ganze Zahl ab 0"),
    ],
)
def test_the_environment_chooses_the_language(monkeypatch, call, german):
    monkeypatch.setenv("EVOKU_LANG", "de")
    with pytest.raises(ValueError, match=german):
        call()
    assert evoku.hint(EASY).text == evoku.hint(EASY, lang="de").text
    monkeypatch.setenv("EVOKU_LANG", "xx")
    assert evoku.hint(EASY).text == evoku.hint(EASY, lang="en").text
