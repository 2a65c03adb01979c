import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CliError } from './cli-error.ts';

export interface BlenderParams {
  /** The program that runs the generator. */
  blender: string;
  models: string;
  /** The file for Blender's output, which is too long for the terminal. */
  log: string;
  stop: AbortSignal;
  onProgress: (what: string, done: number, total: number) => void;
}

/** How long, in milliseconds, Blender may take to end after a signal before it is killed. */
const grace = 4000;

/** Runs an entry of the generator with a request. Throws an error with the end of the log if it fails. */
export async function runBlender(entry: string, request: string, running: BlenderParams): Promise<void> {
  const { blender, models, log, stop, onProgress } = running;
  stop.throwIfAborted();
  // Without this exit code, an error in the generator would look like success.
  const args = ['-b', '--factory-startup', '--python-exit-code', '1'];
  args.push('--python', join(models, entry), '--', request);
  // Start a process group, so that Blender's child processes end with it.
  const child = spawn(blender, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const written = createWriteStream(log);
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      written.write(`${line}\n`);
      last.push(line);
      if (last.length > 12) last.shift();
      const [, what, done, total] = /^piri: (.*) (\d+)\/(\d+)$/.exec(line) ?? [];
      if (what !== undefined) onProgress(what, Number(done), Number(total));
    });
  }
  let force: NodeJS.Timeout | undefined;
  const end = () => {
    signalGroup(child.pid, 'SIGTERM');
    force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), grace);
  };
  stop.addEventListener('abort', end);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'ENOENT' ? noBlender(blender) : error);
      });
      child.once('close', resolve);
    });
    stop.throwIfAborted();
    if (code !== 0) throw new Error(`Blender exited with ${code ?? 'a signal'}. ${log}\n${last.join('\n')}`);
  } finally {
    stop.removeEventListener('abort', end);
    clearTimeout(force);
    written.end();
  }
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // It ended by itself in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function noBlender(file: string): CliError {
  return new CliError(
    `Blender is not installed ("${file}" was not found). It is needed only to render images, not for the shop and its tests. ` +
      'On Debian: apt-get install --no-install-recommends blender python3-numpy gcc libc6-dev',
  );
}
