"""What can be wrong with what a caller passes; nothing has changed when one of these is raised."""


class RulesError(ValueError):
    """Any refusal by the rules."""


class MalformedChoice(RulesError):
    """The text is not the key of any option there is."""


class IllegalChoice(RulesError):
    """The option exists but is not offered now."""


class OutOfTurn(RulesError):
    """That seat is not asked anything now."""


class GameOver(RulesError):
    """The game is over: nobody is asked anything."""


class PositionError(RulesError):
    """The situation asked for, or read from text or JSON, cannot exist."""


class RecordError(RulesError):
    """A game record is broken; the message says where."""


class ScriptError(RulesError):
    """A chance script does not fit what is drawn."""
