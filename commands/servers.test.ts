import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startAutoRestartingServer, stopServers } from './servers.ts';

const stop = new AbortController().signal;
const ready = 'ready';
const start = (script: string) => ({ title: 'API', args: ['-e', script], env: {}, variables: [], ready });

test('a server that exits unexpectedly is restarted until it is stopped', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const server = await startAutoRestartingServer(
    start(`console.log('${ready}'); setInterval(() => {}, 1000)`),
    stop,
  );
  const { pid } = server.child;
  process.kill(pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(server.child.pid).not.toBe(pid), { timeout: 5_000 });
  expect(consoleError).toHaveBeenCalledWith('The API exited unexpectedly (signal SIGKILL). Restarting it.');
  await stopServers([server]);
  expect(await server.ended).toBe('signal SIGTERM');
});

test('a server that exits repeatedly is not restarted any more', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const server = await startAutoRestartingServer(
    start(`console.log('${ready}'); process.exitCode = 3`),
    stop,
  );
  expect(await Promise.race([server.ended, sleep(10_000, 'still running')])).toBe('exit code 3');
  expect(consoleError).toHaveBeenCalledTimes(3);
});
