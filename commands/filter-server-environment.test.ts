import { parseEnv } from 'node:util';
import { expect, test, vi } from 'vitest';
import { filterServerEnvironment, variablesByServer } from './filter-server-environment.ts';
import { readSourceFiles } from './repository/sources.ts';
import { startServer, stopServers } from './servers.ts';

const secrets = [
  ...['DATABASE_URL', 'SMTP_URL', 'SMS_API_KEY', 'SMS_API_URL', 'EMAIL_SERVICE_PRIVATE_KEY'],
  ...['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'],
  // By their old names.
  ...['SMS_KEY', 'SMS_URL', 'SSLCOMMERZ_PASSWORD'],
];
const [file] = readSourceFiles('.env.example');
const everything = {
  ...Object.fromEntries(secrets.map((name) => [name, 'set'])),
  ...{ LIMIT_FACTOR: 'set', KEPT_PAGES_MB: 'set' },
  ...Object.fromEntries(Object.keys(parseEnv(file?.text ?? '')).map((name) => [name, 'set'])),
  ...{ PATH: '/bin', HOME: '/home/shop', TZ: 'UTC', NODE_ENV: 'production', NODE_EXTRA_CA_CERTS: '/ca.pem' },
  ...{ NPM_TOKEN: 'secret', NODE_AUTH_TOKEN: 'secret', AWS_SECRET_ACCESS_KEY: 'secret' },
};

test('the storefront gets none of the secrets of the API', () => {
  const given = filterServerEnvironment(variablesByServer.storefront, everything);
  expect(Object.keys(given).filter((name) => secrets.includes(name))).toEqual([]);
  expect(given).toMatchObject({ SHOP_NAME: 'set', PORT: 'set', PATH: '/bin', NODE_ENV: 'production' });
});

test('the API gets the variables that it reads, and neither server gets those of other programs', () => {
  const given = filterServerEnvironment(variablesByServer.API, everything);
  expect(given).toMatchObject(Object.fromEntries(secrets.map((name) => [name, 'set'])));
  expect(given).toMatchObject({ HOST: 'set', HOME: '/home/shop', TZ: 'UTC', NODE_EXTRA_CA_CERTS: '/ca.pem' });
  expect(given).toHaveProperty('LIMIT_FACTOR');
  expect(filterServerEnvironment(variablesByServer.storefront, everything)).toHaveProperty('KEPT_PAGES_MB');
  for (const variables of Object.values(variablesByServer)) {
    const values = Object.values(filterServerEnvironment(variables, everything));
    expect(values).not.toContain('secret');
  }
});

test('a started server gets only its own variables', async () => {
  const consoleLog = vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('SMS_API_KEY', 'from the shell');
  const server = await startServer(
    {
      title: 'storefront',
      args: ['-e', "console.log('ready', JSON.stringify(process.env)); setInterval(() => {}, 1000)"],
      env: { SSLCOMMERZ_STORE_PASSWORD: 'given', SHOP_NAME: 'Pira' },
      variables: variablesByServer.storefront,
      ready: 'ready',
    },
    new AbortController().signal,
  );
  await stopServers([server]);
  const seen = JSON.parse(String(consoleLog.mock.calls[0]?.[0]).replace('ready ', ''));
  expect(seen).toMatchObject({ SHOP_NAME: 'Pira', PATH: process.env['PATH'] });
  expect(seen).not.toHaveProperty('SMS_API_KEY');
  expect(seen).not.toHaveProperty('SSLCOMMERZ_STORE_PASSWORD');
});
