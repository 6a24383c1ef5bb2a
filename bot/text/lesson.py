"""What is said to the learner of the tutorial, in words."""

from bot.players.lesson import OVER, Remark, Skill
from bot.text.cards import both, suit_both
from bot.text.catalogue import say
from bot.text.phrases import Value
from bot.text.sentences import NameOf


def lesson_words(locale: str, remark: Remark, name: NameOf) -> str:
    """Return what happened, where that has to be told, and what to do next; at the end what was met, and where to go on."""
    values: dict[str, Value] = {
        "who": name(remark.who),
        "card": "" if remark.card is None else both(locale, remark.card),
        "below": "" if remark.below is None else both(locale, remark.below),
        "suit": "" if remark.suit is None else suit_both(locale, remark.suit),
        "count": remark.count,
    }
    said = [say(locale, f"lesson-task-{remark.task}", **values)]
    if remark.news is not None:
        said.insert(0, say(locale, f"lesson-news-{remark.news}", who=name(remark.about)))
    if remark.task in OVER:
        skills = (say(locale, "lesson-skill", what=skill, met=int(skill in remark.met)) for skill in Skill)
        said += [*skills, say(locale, "lesson-go-on")]
    return say(locale, "lesson", words="\n".join(said))
