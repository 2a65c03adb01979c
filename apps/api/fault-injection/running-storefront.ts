import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { ApiProcess } from './api-process.ts';
import { readProcessMemoryMb } from './process-figures.ts';
import type { SourcePatch } from './safeguards.ts';

export interface RunningStorefront {
  url: string;
  /** The memory of the process, in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts a storefront in front of an API, from the build that `npm run fault-injection` has made. */
export async function startStorefront(
  { url: API_URL }: ApiProcess,
  edits: readonly SourcePatch[],
): Promise<RunningStorefront> {
  const folder = join(import.meta.dirname, '../../storefront');
  const hook = pathToFileURL(join(import.meta.dirname, 'patch-sources.ts')).href;
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: folder,
    env: {
      ...{ PATH: process.env['PATH'], API_URL, PORT: '0' },
      ...(edits.length > 0 && { FAULT_PATCHES: JSON.stringify(edits), NODE_OPTIONS: `--import=${hook}` }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready on (http\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    return {
      url: url.replace('localhost', '127.0.0.1'),
      memory: () => readProcessMemoryMb(child),
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('The storefront ended before it was ready.');
}
