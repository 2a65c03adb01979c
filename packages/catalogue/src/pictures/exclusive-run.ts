import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';

/**
 * Runs the work while holding a lock. Two concurrent runs would render the same images and delete each other's files.
 */
export async function withExclusiveRun<Result>(
  masters: string,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(masters, { recursive: true });
  const lock = join(masters, 'run.pid');
  take(lock);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const pid = Number(readFileSync(lock, 'utf8'));
  if (isAlive(pid)) {
    throw new CliError(
      `Process ${pid} is already rendering images. Wait for it, or stop it with: kill ${pid}`,
    );
  }
  // The run that held the lock was killed.
  rmSync(lock, { force: true });
  take(lock);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
