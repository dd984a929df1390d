"""`python -m anabasis` is the command `anabasis`."""

import sys

from anabasis.cli import main

if __name__ == "__main__":
    sys.exit(main())
