"""Tables seen from above, and placemats at real size."""
