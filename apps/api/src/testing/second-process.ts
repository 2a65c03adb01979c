import { createApp } from '../app.ts';
import { createToken } from '../core/ids-and-tokens.ts';
import { startHttpServer } from '../http/http-server.ts';
import { spawnApiProcess } from './spawn-api-process.ts';
import { type TestApi, testApiKey } from './test-api.ts';

export interface SecondProcess {
  send(
    method: string,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts another API on the same database: on PostgreSQL as a separate process. The embedded database allows only one
 * process, so there it is a second app that shares only the connection.
 */
export async function startSecondProcess(api: TestApi): Promise<SecondProcess> {
  const { url, stop } = await (api.databaseUrl === undefined
    ? shareConnection(api)
    : spawn(api.databaseUrl, api.ctx));
  return {
    stop,
    send: (method, path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          'x-api-key': testApiKey,
          'idempotency-key': createToken(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

async function shareConnection({ ctx }: TestApi) {
  const app = createApp({ ctx: { ...ctx }, apiKey: testApiKey, readAddress: () => '127.0.0.1' });
  const { url, close } = await startHttpServer(app, '127.0.0.1', 0);
  return { url, stop: close };
}

async function spawn(databaseUrl: string, { confirmMobile, fingerprintKey }: TestApi['ctx']) {
  const variables = {
    DATABASE_URL: databaseUrl,
    API_KEY: testApiKey,
    PASSWORD_HASH_COST: 'cheap',
    TRUSTED_PROXIES: '10.0.0.1',
    CONFIRM_MOBILE: confirmMobile,
    FINGERPRINT_KEY: fingerprintKey,
  };
  const spawned = spawnApiProcess(variables, []);
  return {
    url: await spawned.ready(),
    async stop() {
      spawned.child.kill('SIGTERM');
      await spawned.exited;
    },
  };
}
