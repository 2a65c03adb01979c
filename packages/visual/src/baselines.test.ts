import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { roomForBaselines } from './doctor.ts';

test('BENCH-4 the approved pictures fit into 40 MB, so that a clone stays quick', async () => {
  const folder = join(import.meta.dirname, '../baselines');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // A folder has a size of its own on disk; no clone carries it.
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(roomForBaselines);
});
