"""`python -m device` is `firelight`."""

import sys

from device.cli import main

sys.exit(main())
