import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const root = resolve(import.meta.dirname, '../../..');

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535));

export const environment = z.object({
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
});

/** What each variable must be, said without its value: some of them hold a password. */
const expected: Record<keyof z.input<typeof environment>, string> = {
  API_PORT: 'a whole number from 0 to 65535',
  API_HOST: 'an address to listen on, such as 127.0.0.1',
  DATABASE_URL: 'empty for the embedded database, or postgres://user:password@host:5432/name',
  DATA_DIR: "a folder, relative to the repository's root or absolute",
  API_KEY: '8 to 200 visible ASCII characters',
  LOG_LEVEL: 'debug, info, warn or error',
};

export type Env = z.output<typeof environment>;

/** Reads the configuration once. An empty variable counts as absent, so that `.env.example` can be copied as it is. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  const sentences = Object.entries(expected)
    .filter(([name]) => names.has(name))
    .map(([name, meaning]) => `${name} must be ${meaning}.`);
  throw new StartError(`${sentences.join(' ')} Correct it in the environment or in .env and start again.`);
}
