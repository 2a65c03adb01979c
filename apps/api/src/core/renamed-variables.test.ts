import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { getRenameWarnings, renamedVariables } from './renamed-variables.ts';

const example = {
  LIMIT_FACTOR: ['20', { RATE_LIMIT_MULTIPLIER: 20 }],
  PASSWORD_COST: ['cheap', { PASSWORD_HASH_COST: 'cheap' }],
  SMS_URL: ['https://sms.example/', { SMS_API_URL: 'https://sms.example/' }],
  SMS_KEY: ['s3cret', { SMS_API_KEY: 's3cret' }],
  SSLCOMMERZ_PASSWORD: ['s3cret', { SSLCOMMERZ_STORE_PASSWORD: 's3cret' }],
  UPLOADS_FROM_URL: ['on', { ALLOW_URL_UPLOADS: true }],
} as const;

it('has an example of every renamed variable', () => {
  expect(Object.keys(example)).toEqual(Object.keys(renamedVariables));
});

it.each(Object.entries(example))(
  'reads %s and warns with both names but not the value',
  (old, [value, expected]) => {
    expect(readEnv({ [old]: value })).toMatchObject(expected);
    const [warning, ...more] = getRenameWarnings({ [old]: value });
    expect(warning).toBe(
      `${old} is now called ${Object.keys(expected)[0]}. The old name is read in this release only: rename it.`,
    );
    expect(more).toEqual([]);
  },
);

it.each([
  ['UPLOADS_FROM_URL', 'off', 'ALLOW_URL_UPLOADS', 'true', true, 'different values'],
  ['UPLOADS_FROM_URL', 'on', 'ALLOW_URL_UPLOADS', 'true', true, 'the same value'],
  ['LIMIT_FACTOR', '20', 'RATE_LIMIT_MULTIPLIER', '3', 3, 'different values'],
] as const)('ignores %s=%s if %s=%s is set', (old, oldValue, name, value, expected, said) => {
  const both = { [old]: oldValue, [name]: value };
  expect(readEnv(both)).toMatchObject({ [name]: expected });
  expect(getRenameWarnings(both)).toEqual([
    `${old} is now called ${name}, and both are set, to ${said}. ${name} counts: remove ${old}.`,
  ]);
});

it('treats an empty variable as absent, under its old and its new name', () => {
  expect(getRenameWarnings({ LIMIT_FACTOR: '', RATE_LIMIT_MULTIPLIER: '2' })).toEqual([]);
  expect(readEnv({ LIMIT_FACTOR: '5', RATE_LIMIT_MULTIPLIER: '' }).RATE_LIMIT_MULTIPLIER).toBe(5);
  expect(getRenameWarnings({ LIMIT_FACTOR: '5', RATE_LIMIT_MULTIPLIER: '' })).toHaveLength(1);
});

it('mentions the old name in the error of an invalid value', () => {
  expect(() => readEnv({ LIMIT_FACTOR: 's3cret' })).toThrow(
    /^RATE_LIMIT_MULTIPLIER must be .+ LIMIT_FACTOR is now called RATE_LIMIT_MULTIPLIER\./,
  );
  expect(() => readEnv({ LIMIT_FACTOR: 's3cret' })).not.toThrow('s3cret');
  expect(() => readEnv({ UPLOADS_FROM_URL: 'yes' })).toThrow(/^ALLOW_URL_UPLOADS must be true or false\./);
});
