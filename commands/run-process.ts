import { spawn } from 'node:child_process';
import { repositoryRoot } from './repository-root.ts';

export type RunProcessOptions = {
  stop: AbortSignal;
  /** @default the repository's root */
  cwd?: string;
  env?: Record<string, string>;
  /** `show` writes to the terminal as output arrives; `keep` collects it and returns it. @default 'show' */
  output?: 'show' | 'keep';
  uid?: number;
  gid?: number;
};

/** Runs a script with the current Node. Returns its exit code and output. */
export function runNode(args: string[], options: RunProcessOptions) {
  return runProcess(process.execPath, args, options);
}

export async function runProcess(
  file: string,
  args: string[],
  { stop, env, output = 'show', cwd = repositoryRoot, ...user }: RunProcessOptions,
) {
  stop.throwIfAborted();
  const out = output === 'show' ? 'inherit' : 'pipe';
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out],
    ...user,
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = Promise.withResolvers<number>();
  child.once('error', ended.reject);
  child.once('close', (status) => ended.resolve(status ?? 1));
  const end = () => {
    child.kill('SIGTERM');
    // Don't wait for the output to close: child processes that are still running hold it open.
    child.once('exit', () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
    });
  };
  stop.addEventListener('abort', end);
  const code = await ended.promise.finally(() => stop.removeEventListener('abort', end));
  if (stop.aborted) {
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    throw stop.reason;
  }
  return { code, stdout, stderr };
}
