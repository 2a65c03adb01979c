import { isAbsolute } from 'node:path';
import { expect, it } from 'vitest';
import { isSandboxGatewayUsed } from '../modules/gateways/create-gateway.ts';
import { getConfirmMobileMode, readEnv } from './env.ts';

const FINGERPRINT_KEY = 'a-key-of-the-tests-with-32-letters';
const selling = {
  NODE_ENV: 'production',
  SITE_URL: 'https://piri.example',
  DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
  FINGERPRINT_KEY,
};
const store = {
  SSLCOMMERZ_STORE_ID: 'piri',
  SSLCOMMERZ_STORE_PASSWORD: 'secret',
  SSLCOMMERZ_URL: 'https://securepay.sslcommerz.com',
};

it('uses defaults for variables that are missing or empty', () => {
  const defaults = {
    API_PORT: 4000,
    API_HOST: '127.0.0.1',
    DATA_DIR: expect.stringMatching(/\/\.data$/),
    API_KEY: 'piri-web-public-key',
    LOG_LEVEL: 'info',
    SITE_URL: 'http://localhost:3000',
    SSLCOMMERZ_URL: 'https://sandbox.sslcommerz.com',
    TRUSTED_PROXIES: ['127.0.0.1', '::1'],
    FINGERPRINT_KEY: expect.stringMatching(/^demo-/),
    RATE_LIMIT_MULTIPLIER: 1,
    PASSWORD_HASH_COST: 'full',
    MAIL_FROM: 'care@piri.example',
    EMAIL_TEMPLATE_ID: 'letter',
    EMAIL_SERVICE_PUBLIC_KEY: '',
    SUPPORT_EMAIL: 'care@piri.example',
    ALLOW_URL_UPLOADS: false,
    SHOP_NAME: 'Piri',
    isProduction: false,
  };
  expect(readEnv({})).toEqual(defaults);
  expect(readEnv({ API_PORT: '', DATABASE_URL: '', DATA_DIR: '', API_KEY: '', LOG_LEVEL: '' })).toEqual(
    defaults,
  );
});

it('reads the given values', () => {
  const url = 'postgres://shop:pass@db.example:5432/shop';
  const env = readEnv({
    API_PORT: '80',
    DATABASE_URL: url,
    DATA_DIR: '/var/piri',
    LOG_LEVEL: 'warn',
    OTHER: 'x',
  });
  expect(env).toMatchObject({ API_PORT: 80, DATABASE_URL: url, DATA_DIR: '/var/piri', LOG_LEVEL: 'warn' });
});

it('resolves a relative folder against the repository, not the working directory', () => {
  const { DATA_DIR } = readEnv({ DATA_DIR: 'elsewhere' });
  expect(isAbsolute(DATA_DIR)).toBe(true);
  expect(DATA_DIR).not.toContain('apps');
});

it.each([
  ['API_PORT', '65536'],
  ['API_PORT', 'four thousand'],
  ['API_PORT', '0x50'],
  ['API_PORT', '-1'],
  ['DATABASE_URL', 'mysql://user:s3cret@host/name'],
  ['DATABASE_URL', 's3cret'],
  ['API_KEY', 's3cret'],
  ['API_KEY', 's3cret with a space'],
  ['LOG_LEVEL', 'loud'],
  ['SITE_URL', 'ftp://s3cret'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1,s3cret'],
  ['FINGERPRINT_KEY', 's3cret'.repeat(5)],
  ['OPERATOR', 'salma\ns3cret'],
  ['RATE_LIMIT_MULTIPLIER', '0'],
  ['PASSWORD_HASH_COST', 's3cret'],
  ['SMTP_URL', 'http://user:s3cret@mail.example'],
  ['MAIL_FROM', 's3cret'],
  ['SHOP_NAME', 'Piri <s3cret>'],
  ['PAYMENT_GATEWAY', 's3cret'],
  ['CONFIRM_MOBILE', 's3cret'],
  ['SSLCOMMERZ_URL', 's3cret'],
  ['SSLCOMMERZ_STORE_PASSWORD', 's3cret'.repeat(20)],
  ['SMS_API_URL', 'ftp://user:s3cret@sms.example'],
  ['ALLOW_URL_UPLOADS', 'on'],
])('rejects %s=%s with an error that names the variable and not its value', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must be .+\\. Correct it in the environment or in \\.env`));
  expect(read).not.toThrow('s3cret');
});

/** Settings that make a shop reachable from other machines. */
const publicSettings = [
  ['API_HOST', '0.0.0.0'],
  ['API_HOST', '192.168.0.7'],
  ['HOST', '::'],
  ['HOST', '127.0.0.1.piri.example'],
  ['SITE_URL', 'https://piri.example'],
] as const;

it.each([
  ...publicSettings,
  ['SITE_URL', 'http://piri.example'],
  ['SITE_URL', 'https://localhost:3000'],
] as const)('rejects %s=%s for a demo shop', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    new RegExp(`^${name} makes this demo shop reachable.+NODE_ENV=production`),
  );
});

it.each([
  { API_HOST: '::1', HOST: 'localhost' },
  { API_HOST: 'localhost', HOST: '127.0.0.2', SITE_URL: 'http://127.0.0.1:3410' },
  { HOST: '', SITE_URL: 'http://[::1]:3000' },
])('accepts %o for a demo shop', (variables) => {
  expect(readEnv(variables).isProduction).toBe(false);
});

it.each(publicSettings)('accepts %s=%s in production', (name, value) => {
  expect(readEnv({ ...selling, [name]: value })).toMatchObject({ isProduction: true });
});

it('detects production by NODE_ENV', () => {
  expect(readEnv(selling).isProduction).toBe(true);
  expect(
    readEnv({ NODE_ENV: 'development', PASSWORD_HASH_COST: 'cheap', RATE_LIMIT_MULTIPLIER: '20' })
      .isProduction,
  ).toBe(false);
});

it.each([
  ['SITE_URL', '', 'is reachable only from this machine'],
  ['SITE_URL', 'https://localhost', 'is reachable only from this machine'],
  ['SITE_URL', 'http://127.0.0.1:3000', 'is reachable only from this machine'],
  ['LOG_LEVEL', 'debug', 'logs the messages of errors'],
  ['PASSWORD_HASH_COST', 'cheap', 'is for tests'],
  ['RATE_LIMIT_MULTIPLIER', '2', 'is for tests'],
  ['PAYMENT_GATEWAY', 'sandbox', 'takes no money'],
  ['SSLCOMMERZ_URL', 'https://sandbox.sslcommerz.com', 'takes no money'],
  ['CONFIRM_MOBILE', 'risk', 'SMS_API_URL is not set'],
])('rejects %s=%s in production', (name, value, reason) => {
  const complete = { ...selling, ...store, PAYMENT_GATEWAY: 'sslcommerz' };
  expect(readEnv(complete)).toMatchObject({ isProduction: true, PAYMENT_GATEWAY: 'sslcommerz' });
  expect(() => readEnv({ ...complete, [name]: value })).toThrow(
    new RegExp(`^NODE_ENV is production, and ${name}=.*${reason}`),
  );
});

it('requires a database in production', () => {
  expect(() => readEnv({ ...selling, DATABASE_URL: '' })).toThrow(
    /^NODE_ENV is production, and DATABASE_URL is not set:.+Set it to a PostgreSQL/,
  );
});

it.each(['', '?sslmode=require', '?sslmode=no-verify', '?sslmode=verify-full&uselibpqcompat=true'])(
  'rejects a remote database with %j in production, without logging its password',
  (parameters) => {
    const DATABASE_URL = `postgres://shop:s3cret@db.example/shop${parameters}`;
    const read = () => readEnv({ ...selling, DATABASE_URL });
    expect(read).toThrow(/^NODE_ENV is production, and DATABASE_URL .+ Add \?sslmode=verify-full/);
    expect(read).not.toThrow('s3cret');
    expect(readEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
    const checked = 'postgres://shop:s3cret@db.example/shop?sslmode=verify-full';
    expect(readEnv({ ...selling, DATABASE_URL: checked })).toMatchObject({ DATABASE_URL: checked });
  },
);

it.each(['SITE_URL', 'EMAIL_SERVICE_URL', 'SMS_API_URL', 'SSLCOMMERZ_URL'])(
  'rejects a %s over http in production, unless the service is on the same machine',
  (name) => {
    const read = () => readEnv({ ...selling, [name]: 'http://s3cret.example' });
    expect(read).toThrow(new RegExp(`^NODE_ENV is production, and ${name} is not encrypted.+https://`));
    expect(read).not.toThrow('s3cret');
    expect(readEnv({ ...selling, [name]: 'https://service.example' })).toMatchObject({ isProduction: true });
    if (name === 'SITE_URL') return;
    expect(readEnv({ ...selling, [name]: 'http://127.0.0.1:7000' })).toMatchObject({ isProduction: true });
  },
);

it('CHECK-3 requires a store for SSLCOMMERZ, and uses the sandbox page only in a demo shop', () => {
  expect(() => readEnv({ PAYMENT_GATEWAY: 'sslcommerz' })).toThrow('needs SSLCOMMERZ_STORE_ID');
  expect(isSandboxGatewayUsed(readEnv(selling))).toBe(false);
  expect(isSandboxGatewayUsed(readEnv({}))).toBe(true);
});

it('CHECK-2 by default requires mobile codes in a demo, and in production only with text messages', () => {
  const sms = { SMS_API_URL: 'https://sms.example/send' };
  expect(getConfirmMobileMode(readEnv({}))).toBe('risk');
  expect(getConfirmMobileMode(readEnv({ CONFIRM_MOBILE: 'off' }))).toBe('off');
  expect(getConfirmMobileMode(readEnv(selling))).toBe('off');
  expect(getConfirmMobileMode(readEnv({ ...selling, ...sms }))).toBe('risk');
  expect(getConfirmMobileMode(readEnv({ ...selling, ...sms, CONFIRM_MOBILE: 'always' }))).toBe('always');
});

it('requires its own fingerprint key in production', () => {
  const { FINGERPRINT_KEY: demo } = readEnv({});
  for (const unsafe of [undefined, '', demo]) {
    expect(() => readEnv({ ...selling, FINGERPRINT_KEY: unsafe })).toThrow('FINGERPRINT_KEY is not set');
  }
  expect(readEnv(selling).FINGERPRINT_KEY).toBe(FINGERPRINT_KEY);
});

it('reports all invalid variables at once', () => {
  expect(() => readEnv({ API_PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/API_PORT must .*LOG_LEVEL must /);
});

it.each([
  [{ EMAIL_SERVICE_ID: 'piri' }, 'EMAIL_SERVICE_ID is set and EMAIL_SERVICE_URL is not.'],
  [
    {
      EMAIL_SERVICE_ID: 'piri',
      EMAIL_SERVICE_URL: 'https://mail.example/send',
      SMTP_URL: 'smtp://mail.example',
    },
    'SMTP_URL and EMAIL_SERVICE_ID are both set',
  ],
])('CONT-1 rejects %j: only one mail transport may be set', (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(sentence);
});
