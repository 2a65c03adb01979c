import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { innocentFiles, plantedTrials } from './planted-changes.ts';

let checkout = '';
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'piri-planted-'));
});
afterAll(() => rm(checkout, { recursive: true }));

it.each(plantedTrials.map((trial) => [trial.map(({ name }) => name).join(' + '), trial] as const))(
  '“%s” can be planted in the current sources',
  async (_, trial) => {
    for (const { files, plant } of trial) {
      for (const folder of [
        'packages/ui/src/tokens',
        'packages/ui/src/styles',
        'packages/ui/src/fonts',
        ...files,
      ])
        cpSync(join(repositoryRoot, folder), join(checkout, folder), { recursive: true });
      const before = files.map((file) => readFileSync(join(checkout, file)));
      await plant(checkout);
      expect(
        files.some(
          (file, index) => !readFileSync(join(checkout, file)).equals(before[index] ?? Buffer.alloc(0)),
        ),
      ).toBe(true);
    }
  },
);

it('the innocent files exist', () => {
  expect(innocentFiles.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
});
