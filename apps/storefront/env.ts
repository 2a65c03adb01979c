import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const text = z.string().trim().min(1);

/** Everything the storefront can be told from outside. Defaults make a shop that runs; another shop sets its own. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  API_KEY: text.default('piri-web-public-key'),
  DEVICE_ID: text.default('piri-storefront'),
  CATALOGUE_DIR: text.default('packages/catalogue'),
  BANNER_HOSTS: z
    .string()
    .regex(/^[\w.:, -]*$/, 'list hosts, such as cdn.example.com, with commas between them')
    .transform((list) => list.split(',').flatMap((host) => host.trim() || []))
    .default([]),
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
});

export type Environment = z.infer<typeof environment>;

/** A variable has a value that cannot be used. The message names it and says what is wrong. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.path.join('.') ?? 'The environment';
  throw new EnvironmentError(
    `${name} is set to “${source[name] ?? ''}”, which cannot be used: ${issue?.message}.`,
  );
}
