import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Runs the command as a process of its own on the places below a folder; answers what it ended with and said. */
export function runGate(
  folder: string,
  verb: string,
  ...more: readonly string[]
): Promise<{ exit: number; said: string }> {
  const places = ['built', 'baselines', 'reports'].flatMap((name) => [`--${name}`, join(folder, name)]);
  const main = join(import.meta.dirname, '../main.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [main, verb, ...places, ...more], (error, stdout, stderr) => {
      resolve({ exit: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}
