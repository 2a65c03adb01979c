import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { uploadFile } from '@piri/contract/files';
import { describe, expect, it } from 'vitest';
import { createLogger } from './core/log.ts';
import { connect } from './db/connect.ts';
import { setUpApiProcesses } from './testing/api-processes.ts';

const { scratch, start } = setUpApiProcesses();
const flag = join(scratch, 'full');
const hook = pathToFileURL(join(import.meta.dirname, 'testing/full-disk-hook.ts')).href;

const startOn = (folder: string) =>
  start({
    DATA_DIR: folder,
    FULL_DISK: flag,
    NODE_OPTIONS: `--import=${hook}`,
    RATE_LIMIT_MULTIPLIER: '999999',
  });

/** Uploads a file and returns its status and name. The status is 0 if the connection broke. */
async function upload(url: string): Promise<{ status: number; name: string }> {
  const body = new FormData();
  body.set('type', 'PAYMENT_SLIP');
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2_000_000)]);
  body.set('file', new Blob([bytes], { type: 'application/pdf' }), 'slip.pdf');
  const headers = {
    'x-api-key': 'piri-web-public-key',
    'idempotency-key': randomBytes(16).toString('hex'),
  };
  const response = await fetch(`${url}/api/files`, { method: 'POST', headers, body }).catch(() => undefined);
  if (response?.status !== 201) return { status: response?.status ?? 0, name: '' };
  const { url: path } = uploadFile.response.parse(await response.json());
  return { status: 201, name: path.replace('/api/files/', '') };
}

describe('the embedded database on a full disk', () => {
  it('refuses writes with 503, warns once, and recovers when there is space', async () => {
    const api = startOn(join(scratch, 'tables'));
    const url = await api.ready();
    await writeFile(flag, '/pglite/base/');
    expect(await upload(url)).toMatchObject({ status: 503 });
    expect(await upload(url)).toMatchObject({ status: 503 });
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    await rm(flag);
    expect(await upload(url)).toMatchObject({ status: 201 });
    expect(api.output.stderr.match(/The disk that holds .+? is full/g)).toHaveLength(1);
  });

  it('exits with code 74 if its log cannot grow, and restarts with all acknowledged writes', async () => {
    const folder = join(scratch, 'log');
    const api = startOn(folder);
    const url = await api.ready();
    const acknowledged = [(await upload(url)).name, (await upload(url)).name];
    await writeFile(flag, '/pg_wal/');
    for (let uploaded = await upload(url); uploaded.status === 201; uploaded = await upload(url)) {
      acknowledged.push(uploaded.name);
    }
    expect(acknowledged).not.toContain('');
    expect(await api.exited).toBe(74);
    const last = JSON.parse(api.output.stderr.trim().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({
      level: 'error',
      message:
        `The embedded database has stopped, so the API is stopping too. The disk that holds ${folder} is full. ` +
        'Make space on it, or choose another folder with DATA_DIR, and start again.',
    });

    await writeFile(flag, '/pglite');
    const refused = startOn(folder);
    expect(await refused.exited).toBe(74);
    expect(refused.output).toEqual({
      stdout: '',
      stderr: `The disk that holds ${folder} is full. Make space on it, or choose another folder with DATA_DIR, and start again.\n`,
    });

    await rm(flag);
    const restarted = startOn(folder);
    await restarted.ready();
    restarted.child.kill('SIGTERM');
    await restarted.exited;
    const log = createLogger({ level: 'error', now: () => new Date(), write: () => {} });
    const { db, close } = await connect({ databaseUrl: undefined, dataDir: folder, log });
    const kept = await db.selectFrom('files').select('name').execute();
    await close();
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
  });
});
