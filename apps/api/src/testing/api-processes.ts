import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { type SpawnedApi, spawnApiProcess } from './spawn-api-process.ts';

/** Creates a starter of API processes for one test file. They are killed after each test, and share a data folder. */
export function setUpApiProcesses() {
  const scratch = mkdtempSync(join(tmpdir(), 'piri-api-'));
  const folder = join(scratch, 'data');
  const spawned: SpawnedApi[] = [];
  afterEach(async () => {
    for (const api of spawned.splice(0)) {
      api.child.kill('SIGKILL');
      await api.exited;
    }
  });
  afterAll(() => rm(scratch, { recursive: true, force: true }));
  return {
    scratch,
    folder,
    start(variables: Record<string, string> = {}, args?: string[]): SpawnedApi {
      const api = spawnApiProcess({ DATA_DIR: folder, ...variables }, args);
      spawned.push(api);
      return api;
    },
  };
}

export const fetchHealth = async (url: string) => (await fetch(`${url}/api/health`)).json();
