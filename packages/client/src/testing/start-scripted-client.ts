import { onTestFinished, vi } from 'vitest';
import { type ClientOptions, createEndpointCalls } from '../create-client.ts';
import { endpointFixtures } from './endpoint-fixtures.ts';
import { type ScriptedResponse, startScriptedServer } from './scripted-server.ts';

/** Creates a client that is connected to a real server until the test ends. */
export async function startScriptedClient(
  script: [ScriptedResponse, ...ScriptedResponse[]],
  options?: Partial<ClientOptions>,
) {
  const server = await startScriptedServer(...script);
  onTestFinished(server.close);
  const identity = { apiKey: 'key-of-the-channel', deviceId: 'test-device' };
  const calls = createEndpointCalls(endpointFixtures, {
    baseUrl: server.url,
    backOffMs: 0,
    ...identity,
    ...options,
  });
  return { calls, requests: server.requests, url: server.url };
}

/** Returns the body of an error, as the API writes it. */
export function createErrorBodyFixture({ code = 'UNAVAILABLE', retryable = false } = {}) {
  return { error: { code, retryable, message: 'Only a test.', requestId: 'r-1' } };
}

/** Records how long ky wants to wait before each retry, and shortens the waits. */
export function mockRetryDelays(): number[] {
  const waits: number[] = [];
  const setTimeout = globalThis.setTimeout;
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    ms = 0,
    ...rest: []
  ) => {
    // Time limits and Node's own fetch set timers too. Leave those unchanged.
    if (!new Error().stack?.includes('/ky/distribution/utils/delay.js')) return setTimeout(run, ms, ...rest);
    waits.push(ms);
    return setTimeout(run, 0);
  }) as typeof globalThis.setTimeout);
  onTestFinished(() => spy.mockRestore());
  return waits;
}
