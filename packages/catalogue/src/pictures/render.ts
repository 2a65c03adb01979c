import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkOutput, type MasterRecord } from './generator-record.ts';
import type { Job } from './jobs.ts';
import { Refusal } from './refusal.ts';

export interface Rendering {
  /** The program that runs the generator. */
  blender: string;
  models: string;
  /** Where finished jobs lie, a folder each. */
  masters: string;
  hash: string;
  /** Everything Blender says is kept here: it says far too much to be shown. */
  log: string;
  stop: AbortSignal;
  onProgress: (what: string, done: number, total: number) => void;
}

/** How long Blender may take to end when it is told to, before it is ended by force. */
const grace = 4000;

/** Takes the pictures of a job. They stand in the masters when all of them are done, and not one of them before. */
export async function render(job: Job, { masters, hash, ...rendering }: Rendering): Promise<MasterRecord> {
  const part = join(masters, `${job.id}.part`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  try {
    const request = join(part, 'job.json');
    await writeFile(request, `${JSON.stringify({ ...job, output: part }, null, 2)}\n`);
    await runBlender(request, rendering);
    const record = { ...(await checkOutput(part, job)), hash };
    await writeFile(join(part, 'record.json'), `${JSON.stringify(record, null, 2)}\n`);
    await rm(join(masters, job.id), { recursive: true, force: true });
    await rename(part, join(masters, job.id));
    return record;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function runBlender(request: string, rendering: Omit<Rendering, 'masters' | 'hash'>): Promise<void> {
  const { blender, models, log, stop, onProgress } = rendering;
  stop.throwIfAborted();
  // Without the exit code a fault in the generator would look like success.
  const args = ['-b', '--factory-startup', '--python-exit-code', '1'];
  args.push('--python', join(models, 'render.py'), '--', request);
  // A group of its own: what Blender starts ends with it.
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
    if (code !== 0) throw new Error(`Blender ended with ${code ?? 'a signal'}. ${log}\n${last.join('\n')}`);
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
    // It ended by itself in between.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function noBlender(file: string): Refusal {
  return new Refusal(
    `Blender is not installed ("${file}" was not found). Only making pictures needs it; the shop and its tests do not. ` +
      'On Debian: apt-get install --no-install-recommends blender python3-numpy gcc libc6-dev',
  );
}
