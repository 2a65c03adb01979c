import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { uploadFile } from '@piri/contract/files';
import { headerNames } from '@piri/contract/headers';
import { createToken } from '../src/core/ids-and-tokens.ts';
import { type SpawnedApi, spawnApiProcess } from '../src/testing/spawn-api-process.ts';
import { defaultApiKey } from './api-process.ts';
import { describeMismatch, type Fault } from './fault.ts';
import { type SafeguardName, safeguardRemovalPatches } from './safeguards.ts';

const safeguard: SafeguardName = 'the end of a process whose database has stopped';
const mebibyte = 1024 * 1024;
/** A process that has not responded by then never will: the connection pool gives up after ten. */
const patienceMs = 5000;

/** The disk of the embedded database fills up during its work, until there is no space for its log. */
export const fullDiskFault: Fault = {
  name: 'full disk',
  safeguard,
  async run({ unguarded, log }) {
    const disk = mkdtempSync(join(tmpdir(), 'piri-disk-'));
    mount(disk);
    const dataDir = join(disk, 'data');
    const start = () => startEmbedded(dataDir, unguarded);
    let api = start();
    try {
      const url = await api.ready();
      const acknowledged = [(await upload(url)).path, (await upload(url)).path, (await upload(url)).path];
      log('the disk fills up');
      acknowledged.push(...(await fillUntilSilent(url, disk)));
      const began = performance.now();
      const ended = await Promise.race([api.exited, sleep(patienceMs, 'goes on')]);
      const endedMs = Math.round(performance.now() - began);
      rmSync(join(disk, 'ballast'));
      const withSpace = ended === 'goes on' ? (await upload(url)).status : 0;
      const isNamed = api.output.stderr.includes(`The disk that holds ${dataDir} is full.`);
      await end(api);
      api = start();
      const again = await api.ready();
      const kept = await Promise.all(
        acknowledged.map(async (path) => (await fetch(`${again}${path}`)).status),
      );
      const takesFiles = (await upload(again)).status === 201;
      return {
        figures: {
          'files acknowledged': acknowledged.length,
          'ended with': ended,
          'after ms': endedMs,
          'cause is named': String(isNamed),
          'takes files again after a restart': String(takesFiles),
        },
        losses: [
          ...describeMismatch(
            'files that are there after a restart',
            kept.filter((status) => status === 200).length,
            acknowledged.length,
          ),
          ...(takesFiles ? [] : ['it takes no files after a restart']),
          ...(ended === 'goes on' && withSpace !== 201 ? ['it answers nobody, and does not end'] : []),
          ...(isNamed ? [] : ['the log does not name the disk']),
        ],
      };
    } finally {
      await end(api);
      execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    }
  },
};

/**
 * Sends files until there is no response, and returns the addresses of those that were stored. If a table has no space
 * to grow, a little is freed, so that there is never enough for the next 16 MiB of PostgreSQL's log.
 */
async function fillUntilSilent(url: string, disk: string): Promise<string[]> {
  const ballast = join(disk, 'ballast');
  let size = freeBytes(disk) - 2 * mebibyte;
  writeFileSync(ballast, Buffer.alloc(size));
  const acknowledged: string[] = [];
  for (;;) {
    const { status, path } = await upload(url);
    if (status === 201) acknowledged.push(path);
    else if (status !== 503) return acknowledged;
    else {
      size -= 2 * mebibyte;
      truncateSync(ballast, size);
    }
  }
}

/** Mounts a small disk. */
function mount(folder: string): void {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'pipe' });
  } catch (cause) {
    rmSync(folder, { recursive: true });
    throw new Error('This fault mounts a small disk: run it as root on Linux.', { cause });
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function startEmbedded(dataDir: string, unguarded: boolean): SpawnedApi {
  const hook = pathToFileURL(join(import.meta.dirname, 'patch-sources.ts')).href;
  return spawnApiProcess({
    ...{ DATA_DIR: dataDir, RATE_LIMIT_MULTIPLIER: '999999', LOG_LEVEL: 'error' },
    ...(unguarded && {
      FAULT_PATCHES: JSON.stringify(safeguardRemovalPatches[safeguard]),
      NODE_OPTIONS: `--import=${hook}`,
    }),
  });
}

/** Sends a file. The status is 0 if there was no response in time. */
async function upload(url: string): Promise<{ status: number; path: string }> {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.7\n', randomBytes(mebibyte)], { type: 'application/pdf' }), 'slip.pdf');
  form.set('type', 'PAYMENT_SLIP');
  const headers = { [headerNames.apiKey]: defaultApiKey, [headerNames.idempotencyKey]: createToken() };
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(`${url}${uploadFile.path}`, { method: 'POST', headers, body: form, signal });
    const { status } = response;
    return { status, path: status === 201 ? uploadFile.response.parse(await response.json()).url : '' };
  } catch {
    // The process has ended or does not respond, which is what the fault tests.
    return { status: 0, path: '' };
  }
}

async function end({ child, exited }: SpawnedApi): Promise<void> {
  child.kill('SIGKILL');
  await exited;
}
