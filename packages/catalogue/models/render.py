"""Makes the pictures of one job. Run inside Blender: blender -b --factory-startup --python render.py -- job.json"""

import json
import sys
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))


def main():
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    if job['kind'] == 'scene':
        from piri.scene import make_pictures
    else:
        from piri.product import make_pictures
    record = make_pictures(job)
    (Path(job['output']) / 'record.json').write_text(json.dumps(record, indent=2) + '\n')


# Blender answers 0 whatever a script does: the exit code has to be said aloud.
try:
    main()
except BaseException:
    traceback.print_exc()
    sys.exit(1)
