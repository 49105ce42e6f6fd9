"""The terms of a table say which edition is played; older ones said it by a flag."""

import msgspec
import pytest

from ardri.rules.errors import RulesError
from ardri.server.table.terms import Anyone, Terms

SEATS = b'"seats": [{"for": "anyone"}, {"for": "anyone"}]'


def test_the_terms_name_an_edition() -> None:
    assert Terms((Anyone(), Anyone())).setting.edition.name == "base"
    assert Terms((Anyone(), Anyone()), "discovery").setting.edition.name == "discovery"


def test_terms_from_before_there_were_editions_are_read() -> None:
    old = msgspec.json.decode(b'{%b, "discovery": true}' % SEATS, type=Terms)
    assert old == Terms((Anyone(), Anyone()), "discovery")
    assert msgspec.json.decode(b'{%b, "discovery": false}' % SEATS, type=Terms).edition == "base"


def test_an_edition_that_is_not_there_is_refused() -> None:
    with pytest.raises(RulesError, match="there is no edition 'another'; there are base, discovery"):
        _ = Terms((Anyone(), Anyone()), "another").setting
