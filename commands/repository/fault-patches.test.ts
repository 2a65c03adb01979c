import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { raceBarrierPatch, safeguardRemovalPatches } from '../../apps/api/fault-injection/safeguards.ts';
import { repositoryRoot } from '../repository-root.ts';

test('each source patch of fault injection changes exactly one place in its file', () => {
  const patches = [raceBarrierPatch, ...Object.values(safeguardRemovalPatches).flat()];
  const misses = patches.filter(({ file, from }) => {
    const source = readFileSync(join(repositoryRoot, 'apps/api/src', file), 'utf8');
    return source.split(from).length !== 2;
  });
  expect(misses).toEqual([]);
});
