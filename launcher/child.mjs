import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ cwd: string, env: import('./environment.mjs').Environment }} Place */

/** How long, in milliseconds, a child may take to close its database and connections before it is killed. */
const grace = 10_000;

/** @type {Set<ChildProcess>} */
const living = new Set();

/** @type {NodeJS.Signals | undefined} */
let stopping;

/** Passes signals on to all children, so that a signal to the launcher alone stops everything. */
export function passSignalsOn() {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stop(signal));
  }
  if (process.env['npm_lifecycle_event']) endWithParent();
}

/**
 * Stops everything when the parent process ends. npm sends SIGTERM only to the shell between it and the launcher, which
 * dies without passing it on.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // A signal to the whole process group ends the shell too. Counted as a second signal, it would kill the shop.
    if (!stopping) stop('SIGTERM');
  }, 300);
  watch.unref();
}

/**
 * Passes the first signal on to the children. A second one kills them.
 *
 * @param {NodeJS.Signals} signal
 */
function stop(signal) {
  if (living.size === 0) process.exit(exitCode(null, signal));
  for (const child of living) {
    if (stopping) endGroup(child);
    else child.kill(signal);
  }
  stopping ??= signal;
  setTimeout(() => living.forEach(endGroup), grace).unref();
}

/**
 * Runs a command in the foreground and returns its exit code.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Place} options
 */
export async function run(file, args, options) {
  // The child has no stdin: it is in its own process group, and reading the terminal from there would stop it. The ipc
  // channel tells it if the launcher is killed with SIGKILL.
  const child = spawn(file, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return end(child);
}

/**
 * Runs a step of the set-up without showing its output, and returns the output for the case that it fails.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Place} options
 */
export async function runQuietly(file, args, options) {
  const shell = process.platform === 'win32' && file.endsWith('.cmd');
  const child = spawn(file, args, { ...options, detached: true, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const code = await end(child);
  if (stopping) process.exit(exitCode(null, stopping));
  return { code, output };
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
function end(child) {
  living.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      living.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      living.delete(child);
      endGroup(child);
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * Kills a child together with everything left in its process group.
 *
 * @param {ChildProcess} child
 */
function endGroup(child) {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // The group is already empty, as intended. macOS reports EPERM for a group of zombies.
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1);
}
