import { isAbsolute } from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('has a working default for every variable, also where one is empty', () => {
  const defaults = {
    API_PORT: 4000,
    API_HOST: '127.0.0.1',
    DATA_DIR: expect.stringMatching(/\/\.data$/),
    API_KEY: 'piri-web-public-key',
    LOG_LEVEL: 'info',
  };
  expect(readEnv({})).toEqual(defaults);
  expect(readEnv({ API_PORT: '', DATABASE_URL: '', DATA_DIR: '', API_KEY: '', LOG_LEVEL: '' })).toEqual(
    defaults,
  );
});

it('takes what is given', () => {
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

it('reads a folder from the repository, wherever the process was started', () => {
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
])('%s=%s stops with a sentence that names it and never its value', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must be .+\\. Correct it in the environment or in \\.env`));
  expect(read).not.toThrow('s3cret');
});

it('names every wrong variable at once', () => {
  expect(() => readEnv({ API_PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/API_PORT must .*LOG_LEVEL must /);
});
