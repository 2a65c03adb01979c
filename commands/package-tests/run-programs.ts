import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { resolveCommandScript } from '../resolve-command-script.ts';

const execute = promisify(execFile);

/** With the test runner's own NODE_ENV, the development build of React would be used. */
const production = { ...process.env, NODE_ENV: 'production' };

/** Runs Vite in a consumer's folder and returns all of its output. Throws if Vite fails. */
export async function runVite(folder: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await execute(process.execPath, [resolveCommandScript('vite'), ...args], {
    cwd: folder,
    env: production,
  });
  return stdout + stderr;
}

/** Type-checks a consumer and returns the compiler's output, which is empty if all types resolve. */
export function typecheck(folder: string, ...args: string[]): string {
  const compiler = resolveCommandScript('typescript-7', 'tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', '.', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Runs a module with Node in a consumer's folder and returns what it printed. Throws if it writes to stderr. */
export async function runModuleCode(folder: string, code: string): Promise<string> {
  const { stdout, stderr } = await execute(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: production,
  });
  if (stderr) throw new Error(stderr);
  return stdout;
}
