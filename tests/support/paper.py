"""Public grids on paper, kept by somebody who does only what "mark" and "take back" say."""

import re

from companion.grid import parse_space, range_of


class Paper:
    """Public grids on which somebody makes exactly the marks that are read out."""

    def __init__(self, session):
        self.names = {symbol: name for name, symbol in session.referee.set_up.players.items()}
        self.grids = {}
        for grid in session.view()["grids"]:
            self.grids[grid["name"]] = {
                "shaded": set(),
                "nodes": set(),
                "used": set(),
                "held": {},
                "turned": 0,
            }

    def mark(self, text):
        for what_to_do, note in notes(text):
            place, _, marks = note.partition(": ")
            name, *spaces = place.split()
            for mark in marks.split(", "):
                self.put(self.grids[name], spaces, mark, what_to_do == "mark")

    def put(self, grid, spaces, mark, add):
        if turns := re.fullmatch(r"([1-3]) of its quarter turns|turn it a quarter clockwise", mark):
            grid["turned"] = (grid["turned"] + (1 if add else -int(turns[1]))) % 4
        elif whole := re.fullmatch(r"(.) in all its range(?: but (.*))?", mark):
            but = (whole[2] or "").split()
            covered = [space for space in str(range_of_name(spaces[0])).split() if space not in but]
            self.put(grid, covered, whole[1], add)
        elif mark == "shade its range":
            self.put(grid, str(range_of_name(spaces[0])).split(), "shade", add)
        elif mark in (kinds := {"shade": "shaded", "dot": "nodes", "slash": "used"}):
            change = grid[kinds[mark]].update if add else grid[kinds[mark]].difference_update
            change(spaces)
        else:
            for space in spaces:
                if add:
                    grid["held"][space] = self.names[mark]
                elif grid["held"].get(space) == self.names[mark]:
                    del grid["held"][space]

    def equals(self, shown):
        return all(self._equals(self.grids[grid["name"]], grid) for grid in shown)

    def _equals(self, paper, grid):
        held = {
            f"{'ABCDEFGHIJ'[column]}{row + 1}": holder
            for row, holders in enumerate(grid["holders"])
            for column, holder in enumerate(holders)
            if holder
        }
        nodes = {space: paper["held"].get(space, grid["name"]) for space in paper["nodes"]}
        return (
            paper["held"] == held
            and nodes == grid["nodes"]
            and paper["shaded"] == {*grid["shaded"]}
            and paper["used"] == {*grid["used"]}
            and paper["turned"] == grid["turned"]
        )


def range_of_name(name):
    return range_of(parse_space(name))


def notes(text):
    """Yield what is to be done and to which place, from the text that is read out."""
    found = []
    for line in text.splitlines():
        begun = re.search(r" (mark|take back) (\w+.*)$", line)
        if begun:
            found.append([begun[1], begun[2]])
        elif line.startswith(" " * 8) and found:
            found[-1][1] += f" {line.strip()}"
    return found
