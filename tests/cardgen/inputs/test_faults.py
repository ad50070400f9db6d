import pickle
from pathlib import Path

from cardgen.inputs.faults import Fault, InputFault, did_you_mean, quoted


def test_a_fault_is_one_line_of_place_field_and_message() -> None:
    assert str(Fault(Path("a.csv"), "email", "is wrong", 17)) == "a.csv:17: email: is wrong"
    assert str(Fault(Path("a.toml"), None, "is empty")) == "a.toml: is empty"
    assert str(Fault("--font", None, "is none")) == "--font: is none"


def test_a_file_name_with_a_line_break_does_not_break_the_line() -> None:
    assert str(Fault(Path("a\nb.csv"), None, "is\r\nempty")) == "a b.csv: is empty"


def test_faults_are_reported_together_one_a_line() -> None:
    faults = [Fault("a", "x", "one"), Fault("a", "y", "two")]
    assert str(InputFault(faults)) == "a: x: one\na: y: two"


def test_faults_survive_the_way_back_from_a_worker_process() -> None:
    fault = InputFault([Fault("a", "x", "one")])
    assert pickle.loads(pickle.dumps(fault)).faults == fault.faults


def test_quoted_text_is_short_and_shows_what_cannot_be_seen() -> None:
    assert quoted("ada\n\u202e") == r"'ada\n\u202e'"
    assert len(quoted("a" * 1000)) < 70


def test_only_a_near_word_is_suggested() -> None:
    assert did_you_mean("emial", ["email", "phone"]) == " (did you mean 'email'?)"
    assert did_you_mean("zzz", ["email", "phone"]) == ""
