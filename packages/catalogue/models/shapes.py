"""Makes the shapes of one product. Run inside Blender: blender -b --factory-startup --python shapes.py -- job.json"""

import json
import sys
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))


def main():
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    # Before any family is read: families take parts by name.
    from piri.shapes.lean_parts import make_lean
    make_lean()
    from piri.shapes.shape_job import make_shapes
    (Path(job['output']) / 'record.json').write_text(json.dumps(make_shapes(job), indent=2) + '\n')


# Blender answers 0 whatever a script does: the exit code has to be said aloud.
try:
    main()
except BaseException:
    traceback.print_exc()
    sys.exit(1)
