import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { npmCommand } from '../npm.mjs';
import { findDescendantPids, isAlive } from './processes.ts';

export const repositoryRoot = join(import.meta.dirname, '../..');

type Options = {
  cwd?: string;
  env?: Record<string, string>;
  /** Whether to start it through npm, as users do. */
  npm?: boolean;
};

/** Starts the launcher as a separate process and collects its output. */
export function launch(args: string[], { cwd = repositoryRoot, env = {}, npm = false }: Options = {}) {
  const [file, ...rest] = npm ? viaNpm(args) : [process.execPath, 'launcher/launch.mjs', ...args];
  const child = spawn(file, rest, {
    cwd,
    env: { ...plainEnvironment(), ...env },
    // Its own process group, as a terminal gives to each command.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // Not "close": a leftover process holds the pipes open, and the test must find it, not wait for it.
  const exit = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  return {
    pid: child.pid ?? 0,
    exit,
    said: () => output,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Sends a signal to npm, its shell and the launcher at the same time, as Ctrl+C in a terminal does. */
    signalGroup: (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal),
    /** The process ids of the launcher and all of its descendants. */
    family: () => [child.pid ?? 0, ...findDescendantPids(child.pid ?? 0)],
    says: (text: string) =>
      waitUntil(
        () => output.includes(text),
        () => `"${text}" in:\n${output}`,
      ),
  };
}

export type Launch = ReturnType<typeof launch>;

export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  what: () => string,
  timeoutMs = 60_000,
) {
  const end = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what()}`);
    await sleep(50);
  }
}

/** Waits until these processes have ended. Take their ids while the launch runs, to find processes that outlive it. */
export async function waitForProcessesToExit(family: number[]) {
  await waitUntil(
    () => !family.some(isAlive),
    () => `the end of the processes ${family.filter(isAlive).join(', ')}`,
    12_000,
  );
}

function viaNpm([name = '', ...args]: string[]): [string, ...string[]] {
  const npm = npmCommand(process.env);
  return [npm.file, ...npm.args, 'run', '--silent', name, '--', ...args];
}

/** Returns the shell's environment without the variables set by the test runner and an outer npm. */
function plainEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_ENV|TEST|DEV|PROD|MODE|BASE_URL|SSR|npm_)/.test(name),
    ),
  );
}
