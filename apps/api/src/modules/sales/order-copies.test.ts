import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOrderFileCopiesFolder, deleteOldOrderFileCopies } from './order-copies.ts';

let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'piri-test-of-copies-'));
  vi.stubEnv('TMPDIR', scratch);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(scratch, { recursive: true });
});

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

it('deletes only copies that are older than a day', async () => {
  const [old, fresh] = [
    await createOrderFileCopiesFolder('PR-4F7K-92'),
    await createOrderFileCopiesFolder('PR-4F7K-92'),
  ];
  const other = join(scratch, 'something-else');
  await mkdir(other);
  await writeFile(join(old, '1-slip.pdf'), 'a slip');
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000);
  await utimes(old, hoursAgo(25), hoursAgo(25));
  await utimes(other, hoursAgo(25), hoursAgo(25));
  await utimes(fresh, hoursAgo(23), hoursAgo(23));
  await deleteOldOrderFileCopies();
  expect(await Promise.all([old, fresh, other].map(exists))).toEqual([false, true, true]);
});
