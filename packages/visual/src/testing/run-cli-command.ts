import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command in its own process with the paths below a folder. Returns its exit code and output. */
export function runCliCommand(
  folder: string,
  command: string,
  ...more: readonly string[]
): Promise<{ exit: number; output: string }> {
  const names = { storybook: 'built', baselines: 'baselines', reports: 'reports' };
  const options = Object.entries(names).flatMap(([option, name]) => [`--${option}`, join(folder, name)]);
  const main = join(import.meta.dirname, '../main.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [main, command, ...options, ...more], (error, stdout, stderr) => {
      resolve({ exit: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}
