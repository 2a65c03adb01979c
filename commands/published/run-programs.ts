import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { resolveBinary } from '../resolve-binary.ts';

const execute = promisify(execFile);

/** The test runner's own NODE_ENV would bring the development build of React. */
const production = { ...process.env, NODE_ENV: 'production' };

/** Runs Vite in a consumer's folder and answers all that it said; fails when it fails. */
export async function runVite(folder: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await execute(process.execPath, [resolveBinary('vite'), ...args], {
    cwd: folder,
    env: production,
  });
  return stdout + stderr;
}

/** What the compiler has to say about a consumer: nothing, when all types resolve. */
export function typecheck(folder: string, ...args: string[]): string {
  const compiler = resolveBinary('typescript-7', 'tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', '.', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Runs a module in a consumer's folder, as Node alone, and answers what it wrote. */
export async function runModule(folder: string, code: string): Promise<string> {
  const { stdout, stderr } = await execute(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: production,
  });
  if (stderr) throw new Error(stderr);
  return stdout;
}
