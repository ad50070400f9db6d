"""Parts that several printables share: boards, pencil marks, colours, type set to fit."""
