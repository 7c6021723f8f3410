"""What every game and every surface share. Imports the standard library only."""
