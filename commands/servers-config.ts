import { readEnv } from '../apps/api/src/core/env.ts';
import { StartupError } from '../apps/api/src/core/startup-error.ts';
import { EnvironmentError, readEnvironment } from '../apps/storefront/env.ts';
import { UserError } from '../launcher/user-error.mjs';
import { assertPortIsFree } from './ports.ts';

/** The configuration of both servers, read and checked once before either starts. */
export type ServersConfig = { apiUrl: string; openUrl: string; env: Record<string, string> };

export async function readAndCheckServersConfig(NODE_ENV: string): Promise<ServersConfig> {
  const variables = { ...process.env, NODE_ENV };
  const { API_PORT, API_HOST } = readOrThrowUserError(() => readEnv(variables));
  const { PORT, HOST } = readOrThrowUserError(() => readEnvironment(variables));
  await assertPortIsFree({ port: PORT, host: HOST, variable: 'PORT' });
  await assertPortIsFree({ port: API_PORT, host: API_HOST, variable: 'API_PORT' });
  const apiUrl = process.env['API_URL'] || `http://${reachable(API_HOST)}:${API_PORT}`;
  const openUrl = `http://${reachable(HOST).replace('127.0.0.1', 'localhost')}:${PORT}`;
  return {
    apiUrl,
    openUrl,
    env: { NODE_ENV, API_URL: apiUrl, SITE_URL: process.env['SITE_URL'] || openUrl },
  };
}

/** Returns an address that clients can connect to: the loopback address for a host that means "every interface". */
function reachable(host: string) {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

/** Converts the apps' configuration errors to a `UserError`, so that their message is printed without a stack. */
function readOrThrowUserError<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof StartupError || error instanceof EnvironmentError)
      throw new UserError(error.message);
    throw error;
  }
}
