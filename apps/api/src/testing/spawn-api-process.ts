import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface SpawnedApi {
  child: ChildProcess;
  /** The output of the process so far. */
  output: { stdout: string; stderr: string };
  /** Resolves to the URL of the API. Rejects with the output if it does not start. */
  ready(): Promise<string>;
  /** Exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>;
}

/** Starts the API as a separate process, with only the given environment variables. */
export function spawnApiProcess(
  variables: Record<string, string>,
  args: readonly string[] = ['--prepare'],
): SpawnedApi {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), ...args], {
    env: { API_PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.stderr += text;
  });
  const exited = once(child, 'close').then(([code, signal]) => code ?? signal);

  async function ready(): Promise<string> {
    const ended = exited.then((code) => {
      throw new Error(`The API ended with ${code}: ${output.stdout}${output.stderr}`);
    });
    while (!output.stdout.includes('\n')) await Promise.race([once(child.stdout, 'data'), ended]);
    const address = /^API ready on (http:\/\/\S+)\n$/.exec(output.stdout)?.[1];
    if (address === undefined) throw new Error(`Not the line that says ready: ${output.stdout}`);
    return address;
  }

  return { child, output, ready, exited };
}
