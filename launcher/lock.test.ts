import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piri-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that takes the lock, logs that it entered, waits, and logs that it leaves. */
const worker = `
  import { appendFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))};
  const [folder] = process.argv.slice(1);
  await withLock(folder + '/lock', async () => {
    appendFileSync(folder + '/log', 'enter ' + process.pid + '\\n');
    await sleep(60);
    appendFileSync(folder + '/log', 'leave ' + process.pid + '\\n');
  });
`;

async function eightAtOnce() {
  const workers = Array.from({ length: 8 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', worker, folder], { stdio: 'inherit' }),
  );
  const codes = await Promise.all(workers.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual(workers.map(() => 0));
  return readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
}

function expectOneByOne(log: string[]) {
  expect(log).toHaveLength(16);
  for (let line = 0; line < log.length; line += 2) {
    expect(log[line + 1]).toBe(log[line]?.replace('enter', 'leave'));
  }
}

async function abandon() {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  mkdirSync(join(folder, 'lock'));
  writeFileSync(join(folder, 'lock', 'owner'), String(gone.pid));
}

it('lets one process in at a time and is removed afterwards', async () => {
  expectOneByOne(await eightAtOnce());
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

it('is taken over from a killed process by only one of those that wait', async () => {
  await abandon();
  expectOneByOne(await eightAtOnce());
});

it('is released when the work fails', async () => {
  const lock = join(folder, 'lock');
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(withLock(lock, async () => 'next')).resolves.toBe('next');
});

it('names the process that holds it when the wait times out', async () => {
  const lock = join(folder, 'lock');
  mkdirSync(lock);
  writeFileSync(join(lock, 'owner'), String(process.pid));
  const reported: number[] = [];
  const waiting = (owner: number) => reported.push(owner);
  await expect(withLock(lock, async () => 'never', { patience: 300, waiting })).rejects.toThrow(
    `Process ${process.pid} still holds ${lock}.`,
  );
  expect(reported).toEqual([process.pid]);
});
