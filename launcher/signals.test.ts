import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'vitest';
import { waitUntil } from './testing/launch.ts';

/** A command that takes two seconds to close, as a database can. */
const slow = `
  process.on('SIGTERM', () => setTimeout(() => { console.log('closed in peace'); process.exit(0) }, 2000));
  process.on('SIGINT', () => setTimeout(() => { console.log('closed in peace'); process.exit(0) }, 2000));
  setInterval(() => {}, 1000);
  console.log('open');
`;

const launcher = `
  import { passSignalsOn, run } from ${JSON.stringify(join(import.meta.dirname, 'child.mjs'))};
  passSignalsOn();
  await run(process.execPath, ['-e', ${JSON.stringify(slow)}], { cwd: '.', env: process.env });
`;

/**
 * Starts the launcher below a shell, as npm does. The trailing `true` stops the shell from replacing itself with the
 * launcher.
 */
function underAShell() {
  const child = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, launcher], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return { pid: child.pid ?? 0, output: () => output };
}

it.each([
  { signal: 'SIGINT', reach: 'the shell and the launcher at once', whole: true },
  { signal: 'SIGTERM', reach: 'the shell and the launcher at once', whole: true },
  { signal: 'SIGTERM', reach: 'the shell alone', whole: false },
] as const)('$signal to $reach gives a slow command time to close', async ({ signal, whole }) => {
  const { pid, output } = underAShell();
  await waitUntil(
    () => output().includes('open'),
    () => 'the slow command to start',
  );
  process.kill(whole ? -pid : pid, signal);
  await waitUntil(
    () => output().includes('closed in peace'),
    () => `a close in peace in: ${output()}`,
    8_000,
  );
});
