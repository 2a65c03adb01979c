import { mkdir, mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOldBuilds } from './build-review-page.ts';

test('BENCH-4 builds of older sources are removed after a new build, except those less than a day old', async () => {
  const buildsFolder = await mkdtemp(join(tmpdir(), 'pages-'));
  const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
  for (const name of ['now', 'today', 'last-week', 'last-week-too']) await mkdir(join(buildsFolder, name));
  for (const name of ['now', 'last-week', 'last-week-too'])
    await utimes(join(buildsFolder, name), lastWeek, lastWeek);
  await removeOldBuilds(buildsFolder, join(buildsFolder, 'now'));
  expect((await readdir(buildsFolder)).sort()).toEqual(['now', 'today']);
});
