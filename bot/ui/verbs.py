"""The verbs of controls: what a press on a button or menu asks for."""

from enum import StrEnum


class Verb(StrEnum):
    """What stands in a control's `custom_id` (bot.ui.controls)."""

    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "add"
    REMOVE_COMPUTER = "remove"
    OPTIONS = "options"
    OPTION = "option"
    RULES = "rules"
    START = "start"
    HAND = "hand"
    PAGE = "page"
    PLAY = "play"
    PICK = "pick"
    NAME = "name"
    DRAW = "draw"
    PASS = "pass"
    CALL = "call"
    CATCH = "catch"
    CHALLENGE = "challenge"
    NEXT = "next"
    REMATCH = "rematch"
    RECORD = "record"
    PRESET = "preset"
    CLOCK = "clock"
    SETTINGS = "settings"
    SETTING = "setting"
    UNSAVE = "unsave"
