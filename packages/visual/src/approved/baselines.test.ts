import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromiumFlags, noSandboxFlags } from '../browser/browser.ts';
import { maxTotalBaselineBytes } from '../commands/doctor.ts';
import { readFingerprint } from '../run/renderer-fingerprint.ts';

const folder = join(import.meta.dirname, '../../baselines');

test('BENCH-4 the approved pictures take at most 40 MB, so that cloning stays fast', async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Skip folders: their size on disk is not part of a clone.
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxTotalBaselineBytes);
});

test('BENCH-4 Chromium has the flags of the baselines', async () => {
  const fingerprint = await readFingerprint(folder);
  expect(fingerprint?.flags).toEqual(chromiumFlags.filter((flag) => !noSandboxFlags.includes(flag)));
});
