"""Everything that can be printed: functions from values to finished pages."""
