import { resolve } from 'node:path';
import { isNetwork } from '@piri/caller-address';
import { isEncrypted } from '@piri/caller-address/is-encrypted';
import { isLoopback } from '@piri/caller-address/is-loopback';
import { isEmail } from '@piri/contract/is-email';
import { z } from 'zod';
import { isDatabaseConnectionSecure } from './is-database-connection-secure.ts';
import { applyRenames, type EnvironmentVariables, getRenameWarnings } from './renamed-variables.ts';
import { StartupError } from './startup-error.ts';

const root = resolve(import.meta.dirname, '../../../..');

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535));

/** The default key for a demo, where fingerprints hide nothing of value. */
const demoFingerprintKey = 'demo-fingerprint-key-that-everybody-knows';

export const environmentSchema = z.object({
  API_PORT: port.default(4000),
  API_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(root, folder)),
  API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/)
    .default('piri-web-public-key'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, '')),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1,::1')
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(z.string().refine(isNetwork))),
  FINGERPRINT_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/)
    .default(demoFingerprintKey),
  RATE_LIMIT_MULTIPLIER: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .default('1')
    .transform(Number),
  PASSWORD_HASH_COST: z.enum(['full', 'cheap']).default('full'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().refine(isEmail).default('care@piri.example'),
  EMAIL_SERVICE_ID: z.string().max(200).optional(),
  EMAIL_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMAIL_TEMPLATE_ID: z.string().max(200).default('letter'),
  EMAIL_SERVICE_PUBLIC_KEY: z.string().max(200).default(''),
  EMAIL_SERVICE_PRIVATE_KEY: z.string().max(200).optional(),
  SUPPORT_EMAIL: z.string().refine(isEmail).default('care@piri.example'),
  PAYMENT_GATEWAY: z.enum(['sandbox', 'sslcommerz', 'none']).optional(),
  SSLCOMMERZ_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://sandbox.sslcommerz.com')
    .transform((url) => url.replace(/\/+$/, '')),
  SSLCOMMERZ_STORE_ID: z.string().max(100).optional(),
  SSLCOMMERZ_STORE_PASSWORD: z.string().max(100).optional(),
  SMS_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_API_KEY: z.string().max(500).optional(),
  CONFIRM_MOBILE: z.enum(['off', 'risk', 'always']).optional(),
  OPERATOR: z
    .string()
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u)
    .optional(),
  ALLOW_URL_UPLOADS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  SHOP_NAME: z
    .string()
    .regex(/^[^\p{Cc}<>"]{1,60}$/u)
    .default('Piri'),
});

/**
 * The expected value of each variable. Messages never contain the actual value, since some variables hold passwords.
 */
const expected: Record<keyof z.input<typeof environmentSchema>, string> = {
  API_PORT: 'a whole number from 0 to 65535',
  API_HOST: 'an address to listen on, such as 127.0.0.1',
  DATABASE_URL:
    'empty for the embedded database, or postgres://user:password@host:5432/name?sslmode=verify-full',
  DATA_DIR: "a folder, relative to the repository's root or absolute",
  API_KEY: '8 to 200 visible ASCII characters',
  LOG_LEVEL: 'debug, info, warn or error',
  SITE_URL: 'the public address of the shop, such as https://piri.example',
  TRUSTED_PROXIES: 'addresses or networks, separated by commas, such as 127.0.0.1,10.0.0.0/8',
  FINGERPRINT_KEY: '32 to 200 visible ASCII characters that no one can guess',
  RATE_LIMIT_MULTIPLIER: 'a whole number from 1 to 999999',
  PASSWORD_HASH_COST: 'full, or cheap outside of production',
  SMTP_URL: 'empty to send nothing, or smtp://user:password@host:587 or smtps://user:password@host',
  MAIL_FROM: 'an email address',
  EMAIL_SERVICE_ID: 'empty, or your id at the email service',
  EMAIL_SERVICE_URL: 'the URL of an email service with the API of EmailJS',
  EMAIL_TEMPLATE_ID: 'the id of the template at the email service',
  EMAIL_SERVICE_PUBLIC_KEY: 'your public key at the email service',
  EMAIL_SERVICE_PRIVATE_KEY: 'your private key at the email service, or empty',
  SUPPORT_EMAIL: 'an email address',
  PAYMENT_GATEWAY: 'sandbox, sslcommerz or none; empty for sandbox, and in production for none',
  SSLCOMMERZ_URL: 'https://securepay.sslcommerz.com or https://sandbox.sslcommerz.com',
  SSLCOMMERZ_STORE_ID: 'the id that SSLCOMMERZ gave to the store',
  SSLCOMMERZ_STORE_PASSWORD: 'the password that SSLCOMMERZ gave to the store',
  SMS_API_URL: 'empty to send nothing, or the URL of a service that sends text messages',
  SMS_API_KEY: 'the key of that service',
  CONFIRM_MOBILE: 'off, risk or always; empty for risk, and in production without SMS_API_URL for off',
  OPERATOR: 'a name of up to 100 letters, on one line',
  ALLOW_URL_UPLOADS: 'true or false',
  SHOP_NAME: 'up to 60 letters without quotes or angle brackets',
};

export type Env = z.output<typeof environmentSchema> & {
  /** Whether this is a real shop. Any other has demo customers and pages for trying it out. */
  isProduction: boolean;
};

/**
 * Parses and validates the configuration. An empty variable counts as absent, so that `.env.example` can be copied as
 * it is.
 */
export function readEnv(variables: EnvironmentVariables): Env {
  const given = applyRenames(variables);
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) {
    const env = { ...parsed.data, isProduction: variables['NODE_ENV'] === 'production' };
    if (env.isProduction) assertSafeForProduction(env);
    else assertNoPublicDemo(env, given['HOST']);
    return assertConsistent(env);
  }
  const names = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  const sentences = Object.entries(expected)
    .filter(([name]) => names.has(name))
    .map(([name, meaning]) => `${name} must be ${meaning}.`);
  throw new StartupError(
    [
      ...sentences,
      'Correct it in the environment or in .env and start again.',
      ...getRenameWarnings(variables),
    ].join(' '),
  );
}

/**
 * Throws if a demo shop would be reachable from other machines. A demo shows all its mails, including links to a new
 * password, takes no money, and has customers whose passwords are in the README. `HOST` is checked too, because the
 * storefront exposes the same data.
 */
function assertNoPublicDemo(
  { API_HOST, SITE_URL }: Pick<Env, 'API_HOST' | 'SITE_URL'>,
  HOST = '127.0.0.1',
): void {
  const { protocol, hostname } = new URL(SITE_URL);
  const name = Object.entries({ API_HOST, HOST, SITE_URL: protocol === 'https:' ? SITE_URL : hostname }).find(
    ([, host]) => !isLoopback(host),
  )?.[0];
  if (name === undefined) return;
  throw new StartupError(
    `${name} makes this demo shop reachable from other machines, where anyone could read its emails in the outbox. Set NODE_ENV=production and DATABASE_URL for a real shop, or remove ${name}.`,
  );
}

/**
 * Throws if a setting is only for demos or tests, since it would make a real shop insecure or send its customers to
 * broken links.
 */
function assertSafeForProduction(env: Env): void {
  const { hostname } = new URL(env.SITE_URL);
  const sslcommerz = new URL(env.SSLCOMMERZ_URL).hostname;
  const unencrypted = (['SITE_URL', 'EMAIL_SERVICE_URL', 'SMS_API_URL', 'SSLCOMMERZ_URL'] as const).find(
    (name) => {
      const address = env[name];
      return address !== undefined && !isEncrypted(address);
    },
  );
  const asksForCodes = env.CONFIRM_MOBILE !== undefined && env.CONFIRM_MOBILE !== 'off';
  const rules: [isViolated: boolean, reason: string][] = [
    [
      isLoopback(hostname),
      `SITE_URL=${env.SITE_URL} is reachable only from this machine: links in emails and from the payment gateway would not work. Set it to the shop’s public address, or NODE_ENV=development to try the shop out.`,
    ],
    [
      unencrypted !== undefined,
      `${unencrypted} is not encrypted: anyone on the network could read and change what is sent there. Use a URL that starts with https://.`,
    ],
    [
      env.DATABASE_URL === undefined,
      'DATABASE_URL is not set: the embedded database may lose orders in a power cut and supports only one process. Set it to a PostgreSQL database, or NODE_ENV=development to try the shop out.',
    ],
    [
      env.DATABASE_URL !== undefined && !isDatabaseConnectionSecure(env.DATABASE_URL),
      'DATABASE_URL connects to another machine without verified TLS: anyone on the network could read the customers’ data. Add ?sslmode=verify-full to it, and &sslrootcert=/path/to/ca.pem if your own certificate authority issued the server’s certificate; uselibpqcompat is not supported.',
    ],
    [
      env.FINGERPRINT_KEY === demoFingerprintKey,
      'FINGERPRINT_KEY is not set to a secret of this shop. Addresses in the audit log could be guessed by brute force. Set it to the output of `openssl rand -base64 32`, the same for all processes.',
    ],
    [
      env.LOG_LEVEL === 'debug',
      'LOG_LEVEL=debug logs the messages of errors, which can quote what shoppers typed. Set it to info.',
    ],
    [env.PASSWORD_HASH_COST !== 'full', 'PASSWORD_HASH_COST=cheap is for tests. Remove it.'],
    [
      env.RATE_LIMIT_MULTIPLIER > 1,
      `RATE_LIMIT_MULTIPLIER=${env.RATE_LIMIT_MULTIPLIER} is for tests, in which one machine acts as many shoppers. Remove it.`,
    ],
    [
      env.PAYMENT_GATEWAY === 'sandbox',
      'PAYMENT_GATEWAY=sandbox takes no money. Set it to sslcommerz, or to none.',
    ],
    [
      env.PAYMENT_GATEWAY === 'sslcommerz' && sslcommerz.startsWith('sandbox.'),
      `SSLCOMMERZ_URL=${env.SSLCOMMERZ_URL} takes no money. Set it to https://securepay.sslcommerz.com.`,
    ],
    [
      asksForCodes && env.SMS_API_URL === undefined,
      `CONFIRM_MOBILE=${env.CONFIRM_MOBILE} sends codes by text message, and SMS_API_URL is not set. Set it, or remove CONFIRM_MOBILE.`,
    ],
  ];
  const reason = rules.find(([isViolated]) => isViolated)?.[1];
  if (reason !== undefined) throw new StartupError(`NODE_ENV is production, and ${reason}`);
}

function assertConsistent(env: Env): Env {
  if (env.EMAIL_SERVICE_ID !== undefined && env.EMAIL_SERVICE_URL === undefined) {
    throw new StartupError(
      'EMAIL_SERVICE_ID is set and EMAIL_SERVICE_URL is not. Set both, or remove the id.',
    );
  }
  if (env.EMAIL_SERVICE_ID !== undefined && env.SMTP_URL !== undefined) {
    throw new StartupError(
      'SMTP_URL and EMAIL_SERVICE_ID are both set, but emails are sent through only one service. Remove one of them.',
    );
  }
  const hasStore = env.SSLCOMMERZ_STORE_ID !== undefined && env.SSLCOMMERZ_STORE_PASSWORD !== undefined;
  if (env.PAYMENT_GATEWAY === 'sslcommerz' && !hasStore) {
    throw new StartupError(
      'PAYMENT_GATEWAY=sslcommerz needs SSLCOMMERZ_STORE_ID and SSLCOMMERZ_STORE_PASSWORD.',
    );
  }
  return env;
}

/** When the mobile number of an order must be confirmed by a code: never, for orders with a high risk, or always. */
export type ConfirmMobileMode = 'off' | 'risk' | 'always';

/**
 * Returns the configured mode or its default. A real shop without an SMS service cannot send codes, so its default is
 * `off`. A demo shows the codes in the outbox.
 */
export function getConfirmMobileMode({ CONFIRM_MOBILE, SMS_API_URL, isProduction }: Env): ConfirmMobileMode {
  return CONFIRM_MOBILE ?? (isProduction && SMS_API_URL === undefined ? 'off' : 'risk');
}
