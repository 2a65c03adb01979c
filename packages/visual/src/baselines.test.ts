import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { roomForBaselines } from './doctor.ts';

test('BENCH-4 the approved pictures fit into 40 MB, so that a clone stays quick', async () => {
  const folder = join(import.meta.dirname, '../baselines');
  const files = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(roomForBaselines);
});
