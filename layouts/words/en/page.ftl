# What the page for phones says in all games, and in games of territory.

## While there is nothing to see yet

page-moment = One moment …
page-looking-for-table = Looking for the table.
page-reconnecting = Reconnecting.
