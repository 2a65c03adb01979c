import { spawn } from 'node:child_process';
import { root } from './root.ts';

export type Run = {
  stop: AbortSignal;
  /** @default the repository's root */
  cwd?: string;
  env?: Record<string, string>;
  /** `show` writes to the terminal as it comes, `keep` hands the output back. @default 'show' */
  output?: 'show' | 'keep';
  uid?: number;
  gid?: number;
};

/** Runs a program with the Node of this process and answers how it ended. */
export function runNode(args: string[], options: Run) {
  return run(process.execPath, args, options);
}

export async function run(
  file: string,
  args: string[],
  { stop, env, output = 'show', cwd = root, ...user }: Run,
) {
  stop.throwIfAborted();
  const out = output === 'show' ? 'inherit' : 'pipe';
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out],
    ...user,
  });
  const end = () => child.kill('SIGTERM');
  stop.addEventListener('abort', end);
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  }).finally(() => stop.removeEventListener('abort', end));
  stop.throwIfAborted();
  return { code, stdout, stderr };
}
