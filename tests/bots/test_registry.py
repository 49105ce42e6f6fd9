"""Bots by name: ours, others', and what is said if there is none."""

from pathlib import Path

import pytest

from ardri.bots.calf import Calf
from ardri.bots.chieftain import EASY, Chieftain
from ardri.bots.registry import make, names, parse
from ardri.bots.settings import BotError


def test_ours_are_there() -> None:
    assert names() == sorted(names())
    assert {"calf", "chieftain", "easy", "medium"} <= set(names())


@pytest.mark.parametrize("name", ["calf", "chieftain", "easy", "medium"])
def test_each_can_be_made(name: str) -> None:
    assert callable(make(name, seed="1").choose)


def test_a_calf_is_a_calf() -> None:
    assert isinstance(make("calf", seed="1"), Calf)


def test_the_levels_are_chieftains_that_err_more_or_less() -> None:
    easy, medium, told = (make(spec, seed="1") for spec in ("easy", "medium", "chieftain:noise=0.5"))
    assert isinstance(easy, Chieftain)
    assert isinstance(medium, Chieftain)
    assert isinstance(told, Chieftain)
    assert (easy.noise, medium.noise, told.noise) == (EASY, 0.0, 0.5)


def test_a_misspelt_bot_is_refused_with_a_suggestion() -> None:
    with pytest.raises(BotError, match=r"no bot 'chieftan'; did you mean chieftain\?"):
        make("chieftan", seed="1")


def test_a_bot_like_no_other_is_refused_with_all_names() -> None:
    with pytest.raises(BotError, match=r"no bot 'xyzzy'; there are: .*calf, chieftain"):
        make("xyzzy", seed="1")


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("chieftain:noize=1", "chieftain: there is no setting 'noize'; there are: noise"),
        ("chieftain:noise=much", "chieftain: noise is a number, 0 or more, not 'much'"),
        ("chieftain:noise=-1", "chieftain: noise is a number, 0 or more, not '-1'"),
        ("chieftain:noise=nan", "chieftain: noise is a number, 0 or more, not 'nan'"),
        ("calf:noise=1", "calf: there is no setting 'noise'; there are: none"),
        ("chieftain:noise", "name:key=value,key=value, not 'chieftain:noise'"),
        ("chieftain:", "name:key=value,key=value, not 'chieftain:'"),
        ("chieftain:noise=1,noise=2", "noise is set twice"),
    ],
)
def test_bad_settings_are_refused_with_the_reason(spec: str, words: str) -> None:
    with pytest.raises(BotError, match=words):
        make(spec, seed="1")


def test_several_settings_are_read() -> None:
    assert parse("druid:iterations=200,noise=0") == ("druid", {"iterations": "200", "noise": "0"})


@pytest.fixture
def stable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that brings a bot, and another one by the name of ours."""
    info = tmp_path / "stable-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stable\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[ardri.bots]\nfoal = ardri.bots.calf:make\nchieftain = ardri.bots.calf:make\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("stable")
def test_a_package_adds_a_bot_by_an_entry_point() -> None:
    assert "foal" in names()
    assert isinstance(make("foal", seed="1"), Calf)


@pytest.mark.usefixtures("stable")
def test_nobody_takes_the_name_of_one_of_ours() -> None:
    assert isinstance(make("chieftain", seed="1"), Chieftain)
