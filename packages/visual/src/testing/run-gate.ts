import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command in its own process with the places below a folder. Returns its exit code and output. */
export function runGate(
  folder: string,
  verb: string,
  ...more: readonly string[]
): Promise<{ exit: number; said: string }> {
  const names = { storybook: 'built', baselines: 'baselines', reports: 'reports' };
  const places = Object.entries(names).flatMap(([option, name]) => [`--${option}`, join(folder, name)]);
  const main = join(import.meta.dirname, '../main.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [main, verb, ...places, ...more], (error, stdout, stderr) => {
      resolve({ exit: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}
