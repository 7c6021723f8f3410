"""Several processes for the same tables: each table is run by one, and the others pass on what is for it."""
