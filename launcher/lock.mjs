import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from './user-error.mjs';

/**
 * Runs the work while holding a lock between processes, also across two launches of the same folder. The lock is a
 * folder that contains the owner's process id. It is created under another name and renamed, so that it never exists
 * without its owner.
 *
 * @template Result
 * @param {string} lock path of the lock
 * @param {() => Promise<Result>} work
 * @param {{ patience?: number, waiting?: (owner: number) => void }} [options] patience in milliseconds
 * @returns {Promise<Result>}
 */
export async function withLock(lock, work, { patience = 900_000, waiting } = {}) {
  const until = Date.now() + patience;
  let reported = false;
  while (!acquire(lock)) {
    const owner = getOwner(lock);
    if (owner !== undefined && !isAlive(owner)) {
      await removeAbandoned(lock, owner);
      continue;
    }
    if (owner !== undefined && !reported) waiting?.(owner);
    reported ||= owner !== undefined;
    if (Date.now() > until) {
      throw new UserError(
        `Process ${owner} still holds ${lock}. Stop it, or delete that folder, and start again.`,
      );
    }
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    remove(lock);
  }
}

/** @param {string} lock */
function acquire(lock) {
  const aside = nameAside(lock);
  mkdirSync(aside, { recursive: true });
  writeFileSync(join(aside, 'owner'), String(process.pid));
  try {
    renameSync(aside, lock);
    return true;
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM') return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead owner. Only one waiter may do so at a time: a second one could remove the next owner's
 * lock.
 *
 * @param {string} lock
 * @param {number} owner
 */
async function removeAbandoned(lock, owner) {
  const breaker = `${lock}.breaker`;
  if (!acquire(breaker)) {
    const other = getOwner(breaker);
    if (other !== undefined && !isAlive(other)) remove(breaker);
    await sleep(50);
    return;
  }
  try {
    if (getOwner(lock) === owner) remove(lock);
  } finally {
    remove(breaker);
  }
}

/**
 * Renames the lock before deleting it. Otherwise it would be empty for a moment, another process could take it by its
 * rename, and that process's lock would be deleted.
 *
 * @param {string} lock
 */
function remove(lock) {
  const aside = nameAside(lock);
  try {
    renameSync(lock, aside);
  } catch (error) {
    // Another process removed it first.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return;
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** @param {string} lock */
function nameAside(lock) {
  return `${lock}.${process.pid}.${Math.random().toString(36).slice(2)}`;
}

/** @param {string} lock */
function getOwner(lock) {
  try {
    return Number(readFileSync(join(lock, 'owner'), 'utf8'));
  } catch (error) {
    // The lock was released in the meantime.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
