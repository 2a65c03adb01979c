import { isNetwork } from '@piri/caller-address';
import { isEncrypted } from '@piri/caller-address/is-encrypted';
import { isLoopback } from '@piri/caller-address/is-loopback';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const text = z.string().trim().min(1);
const proxies = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .pipe(
    z.array(
      z
        .string()
        .refine(isNetwork, 'list addresses or networks, such as 10.0.0.0/8, with commas between them'),
    ),
  )
  .default(['127.0.0.1', '::1']);
const id = z
  .string()
  .regex(/^[\w.:/-]{1,200}$/, 'an id is made of letters, digits and . : / _ -')
  .optional();
const addressOf = (protocol: RegExp) =>
  z
    .url({ protocol })
    .refine((url) => url.includes('{id}'), 'it needs {id} in the place of the id')
    .optional();
const hosts = z
  .string()
  .regex(/^[\w.:, -]*$/, 'list hosts, such as cdn.example.com, with commas between them')
  .transform((list) => list.split(',').flatMap((host) => host.trim() || []))
  .default([]);

/** All environment variables of the storefront. With the defaults the example shop runs; another shop sets its own. */
export const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  TRUSTED_PROXIES: proxies,
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  API_NETWORK: z.enum(['public', 'private']).default('public'),
  API_KEY: text.default('piri-web-public-key'),
  DEVICE_ID: text.default('piri-storefront'),
  CATALOGUE_DIR: text.default('packages/catalogue'),
  CATALOGUE_PDF: text.optional(),
  BANNER_HOSTS: hosts,
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  POPUP_SNOOZE_HOURS: z.coerce.number().min(-1).max(8760).default(0),
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  SHOP_NAME: text.default('Piri'),
  COMPANY_NAME: text.default('Piri Furniture Limited'),
  HOTLINE_SHORT: text.default('16000'),
  HOTLINE_FULL: text.default('+880 9600 000000'),
  SUPPORT_EMAIL: z.email().default('care@piri.example'),
  TIN: text.default('0000 0000 0000'),
  BIN: text.default('000000000-0000'),
  BANK_NAME: text.default('Shapla Bank'),
  BANK_BRANCH: text.default('Dhanmondi'),
  BANK_ACCOUNT_NAME: text.default('Piri Furniture Limited'),
  BANK_ACCOUNT_NUMBER: text.default('0000 0000 0000 0'),
  BANK_ROUTING_NUMBER: text.default('000000000'),
  FACEBOOK_URL: z.url().default('https://facebook.example/piri'),
  INSTAGRAM_URL: z.url().default('https://instagram.example/piri'),
  CHAT_ID: id,
  CHAT_URL: addressOf(/^https?$/),
  ANALYTICS_ID: id,
  ANALYTICS_URL: addressOf(/^https?$/),
  ANALYTICS_HOSTS: hosts,
  REALTIME_ID: id,
  REALTIME_URL: addressOf(/^wss?$/),
});

export type EnvironmentVariables = z.infer<typeof environmentSchema>;

export type Environment = EnvironmentVariables & {
  /** Whether NODE_ENV is production, as in the API. */
  isProduction: boolean;
};

/**
 * Variables by their old names, which are read in this release only. Remove them after it, with the functions below. The
 * API has the same in `core/renamed-variables.ts`: the apps share no code, and one variable is not worth a package.
 */
export const renamedVariables: Readonly<Record<string, keyof EnvironmentVariables>> = {
  KEPT_PAGES_MB: 'PAGE_CACHE_MB',
};

/** Returns a sentence for each old name that is set. */
export function getRenameWarnings(source: NodeJS.ProcessEnv): string[] {
  return Object.entries(renamedVariables).flatMap(([from, to]) => {
    if (!source[from]) return [];
    if (!source[to]) {
      return `${from} is now called ${to}. The old name is read in this release only: rename it.`;
    }
    const values = source[to] === source[from] ? 'the same value' : 'different values';
    return `${from} is now called ${to}, and both are set, to ${values}. ${to} counts: remove ${from}.`;
  });
}

/** Returns the variables that are set, each under its new name. If both names are set, the new one counts. */
function applyRenames(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = { ...source };
  for (const [from, to] of Object.entries(renamedVariables)) given[to] ||= source[from];
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** A variable has a value that cannot be used. The message names it and says what is wrong. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = applyRenames(source);
  const result = environmentSchema.safeParse(given);
  if (result.success) {
    const read = assertServiceAddresses({
      ...result.data,
      isProduction: source['NODE_ENV'] === 'production',
    });
    if (read.isProduction) assertProductionSettings(read);
    return read;
  }
  const [issue] = result.error.issues;
  const name = issue?.path.join('.') ?? 'The environment';
  throw new EnvironmentError(
    [
      `${name} is set to “${given[name] ?? ''}”, which cannot be used: ${issue?.message}.`,
      ...getRenameWarnings(source),
    ].join(' '),
  );
}

/** Rejects development settings in production. They would show customers a local address or an example bank account. */
function assertProductionSettings(read: Environment): void {
  if (isLoopback(new URL(read.SITE_URL).hostname)) {
    throw new EnvironmentError(
      `NODE_ENV is production, and SITE_URL=${read.SITE_URL} is reachable only from this machine. Set it to the shop’s public address, or NODE_ENV=development to try the shop out.`,
    );
  }
  const addresses = ['SITE_URL', 'CHAT_URL', 'ANALYTICS_URL', 'REALTIME_URL'] as const;
  const unencrypted = addresses.find((name) => read[name] !== undefined && !isEncrypted(read[name]));
  if (unencrypted !== undefined) {
    throw new EnvironmentError(
      `NODE_ENV is production, and ${unencrypted}=${read[unencrypted]} is not encrypted: anyone on the network could read and change what is sent there. Use a URL that starts with ${unencrypted === 'REALTIME_URL' ? 'wss' : 'https'}://.`,
    );
  }
  if (read.API_NETWORK === 'public' && !isEncrypted(read.API_URL)) {
    throw new EnvironmentError(
      `NODE_ENV is production, and API_URL=${read.API_URL} is not encrypted: anyone on the network could read passwords and sessions. Use a URL that starts with https://, or set API_NETWORK=private if nobody else is on the network between the two servers.`,
    );
  }
  const example = environmentSchema.parse({});
  const madeUp = (['BANK_NAME', 'BANK_ACCOUNT_NUMBER', 'BANK_ROUTING_NUMBER'] as const).filter(
    (name) => read[name] === example[name],
  );
  if (madeUp.length > 0) {
    throw new EnvironmentError(
      `NODE_ENV is production, and ${madeUp.join(', ')} must not have the example values, which would be shown to customers who pay by bank transfer. Set the BANK_ variables to the shop’s own account.`,
    );
  }
}

/** Throws if a third-party service has an id without an address, since the code contains no company's address. */
function assertServiceAddresses(environment: Environment): Environment {
  for (const name of ['CHAT', 'ANALYTICS', 'REALTIME'] as const) {
    if (environment[`${name}_ID`] !== undefined && environment[`${name}_URL`] === undefined) {
      throw new EnvironmentError(
        `${name}_ID is set and ${name}_URL is not. Set it to the address, with {id} in it, or remove the id.`,
      );
    }
  }
  return environment;
}
