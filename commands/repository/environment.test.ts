import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environmentSchema as apiEnvironment, readEnv } from '../../apps/api/src/core/env.ts';
import { readEnvironment, environmentSchema as storefrontEnvironment } from '../../apps/storefront/env.ts';
import { readSourceFiles } from './sources.ts';

const [file] = readSourceFiles('.env.example');
const text = file?.text ?? '';
const example = parseEnv(text);

describe('.env.example', () => {
  it('lists exactly the variables that the apps read', () => {
    const read = [...Object.keys(apiEnvironment.shape), ...Object.keys(storefrontEnvironment.shape)];
    expect(Object.keys(example).sort()).toEqual([...new Set(read)].sort());
  });

  it('sets each variable to its default', () => {
    expect(readEnv(example)).toEqual(readEnv({}));
    expect(readEnvironment(example)).toEqual(readEnvironment({}));
    // An empty value hides the default from the reader. Only these variables have no default.
    const empty = Object.keys(example).filter((name) => example[name] === '');
    expect(empty.sort()).toEqual([
      'ANALYTICS_HOSTS',
      'ANALYTICS_ID',
      'ANALYTICS_URL',
      'BANNER_HOSTS',
      'CATALOGUE_PDF',
      'CHAT_ID',
      'CHAT_URL',
      'CONFIRM_MOBILE',
      'DATABASE_URL',
      'EMAIL_SERVICE_ID',
      'EMAIL_SERVICE_PRIVATE_KEY',
      'EMAIL_SERVICE_PUBLIC_KEY',
      'EMAIL_SERVICE_URL',
      'OPERATOR',
      'PAYMENT_GATEWAY',
      'REALTIME_ID',
      'REALTIME_URL',
      'SMS_API_KEY',
      'SMS_API_URL',
      'SMTP_URL',
      'SSLCOMMERZ_STORE_ID',
      'SSLCOMMERZ_STORE_PASSWORD',
    ]);
  });

  it('explains each variable in the line before it', () => {
    const lines = text.split('\n');
    const bare = lines.filter(
      (line, index) => /^[A-Z_]+=/.test(line) && !/^# \S/.test(lines[index - 1] ?? ''),
    );
    expect(bare).toEqual([]);
  });
});
