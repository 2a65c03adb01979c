import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environmentSchema } from '../src/core/env.ts';
import { type SpawnedApi, spawnApiProcess } from '../src/testing/spawn-api-process.ts';
import type { SourcePatch } from './safeguards.ts';

/** An API process that can be killed and restarted on another port. */
export interface ApiProcess {
  url: string;
  pid: number | undefined;
  /** Kills it with SIGKILL and starts another one in its place. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

export const defaultApiKey = environmentSchema.shape.API_KEY.parse(undefined);

export interface StartApiOptions {
  databaseUrl: string;
  edits: readonly SourcePatch[];
  variables?: Readonly<Record<string, string>> | undefined;
}

export async function startApi({ databaseUrl, edits, variables }: StartApiOptions): Promise<ApiProcess> {
  const hook = pathToFileURL(join(import.meta.dirname, 'patch-sources.ts')).href;
  const start = () =>
    spawnApiProcess(
      {
        ...{
          DATABASE_URL: databaseUrl,
          LOG_LEVEL: 'error',
          RATE_LIMIT_MULTIPLIER: '999999',
          PASSWORD_HASH_COST: 'cheap',
        },
        ...(edits.length > 0 && { FAULT_PATCHES: JSON.stringify(edits), NODE_OPTIONS: `--import=${hook}` }),
        ...variables,
      },
      [],
    );
  let spawned: SpawnedApi = start();
  const api: ApiProcess = {
    url: await spawned.ready(),
    pid: spawned.child.pid,
    async killAndRestart() {
      spawned.child.kill('SIGKILL');
      await spawned.exited;
      spawned = start();
      api.pid = spawned.child.pid;
      api.url = await spawned.ready();
    },
    async stop() {
      spawned.child.kill('SIGTERM');
      await spawned.exited;
    },
  };
  return api;
}
