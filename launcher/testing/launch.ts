import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { npmCommand } from '../npm.mjs';
import { descendants, isAlive } from './processes.ts';

export const root = join(import.meta.dirname, '../..');

type Options = {
  cwd?: string;
  env?: Record<string, string> /** Through npm, as people do it. */;
  npm?: boolean;
};

/** Starts the launcher as a process of its own and listens to what it says. */
export function launch(args: string[], { cwd = root, env = {}, npm = false }: Options = {}) {
  const [file, ...rest] = npm ? viaNpm(args) : [process.execPath, 'launcher/launch.mjs', ...args];
  const child = spawn(file, rest, {
    cwd,
    env: { ...plainEnvironment(), ...env },
    // A group of its own, as a terminal gives to what it runs.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  // Not "close": a process left behind would keep the pipes open, and that is to be found, not waited for.
  const exit = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  return {
    pid: child.pid ?? 0,
    exit,
    said: () => said,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** What Ctrl+C in a terminal does: npm, its shell and the launcher get the signal at the same time. */
    signalGroup: (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal),
    /** The launcher and everything below it. */
    family: () => [child.pid ?? 0, ...descendants(child.pid ?? 0)],
    says: (text: string) =>
      waitUntil(
        () => said.includes(text),
        () => `"${text}" in:\n${said}`,
      ),
  };
}

export type Launch = ReturnType<typeof launch>;

export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  what: () => string,
  patience = 60_000,
) {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what()}`);
    await sleep(50);
  }
}

/** What outlives a launch is found by the ids that were taken while it ran. */
export async function waitForExit(family: number[]) {
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

/** The shell's environment without what the test-runner and an outer npm have put into it. */
function plainEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_ENV|TEST|DEV|PROD|MODE|BASE_URL|SSR|npm_)/.test(name),
    ),
  );
}
