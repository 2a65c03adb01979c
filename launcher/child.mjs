import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ cwd: string, env: import('./environment.mjs').Environment }} Place */

/** How long a child may take to close its database and connections before it is ended by force. */
const grace = 10_000;

/** @type {Set<ChildProcess>} */
const living = new Set();

/** @type {NodeJS.Signals | undefined} */
let stopping;

/** A signal to the launcher alone must end everything. */
export function passSignalsOn() {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stop(signal));
  }
  if (process.env['npm_lifecycle_event']) endWithParent();
}

/** npm hands a SIGTERM to the shell between it and the launcher; that shell dies of it and tells nobody. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // A signal to all of them at once ends the shell too; taken for a second signal, it would end the shop by force.
    if (!stopping) stop('SIGTERM');
  }, 300);
  watch.unref();
}

/**
 * The first signal is passed on, a second one ends the children by force.
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
 * Runs a command in front of the user and answers its exit code.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Place} place
 */
export async function run(file, args, place) {
  // The child reads no keys: it has its own process group, and reading the terminal from there would halt it.
  // The ipc channel tells it when the launcher is killed outright.
  const child = spawn(file, args, {
    ...place,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return end(child);
}

/**
 * Runs a step of the set-up in silence and keeps what it said, in case it fails.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Place} place
 */
export async function runQuietly(file, args, place) {
  const shell = process.platform === 'win32' && file.endsWith('.cmd');
  const child = spawn(file, args, { ...place, detached: true, shell, stdio: ['ignore', 'pipe', 'pipe'] });
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
 * Ends a child together with whatever it left behind in its process group.
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
    // Nobody is left in the group, which is what we want. macOS says EPERM for a group of zombies.
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
