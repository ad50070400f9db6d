"""What several printables draw: boards, pencil marks, colours, type set to fit."""
