import { expect, test } from 'vitest';
import { EnvironmentError, getRenameWarnings, readEnvironment } from './env.ts';

test('uses defaults for an empty environment', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    API_URL: 'http://127.0.0.1:4000',
    SHOP_NAME: 'Piri',
  });
});

test('treats an empty variable as not set', () => {
  expect(readEnvironment({ PORT: '', SHOP_NAME: '' })).toMatchObject({ PORT: 3000, SHOP_NAME: 'Piri' });
});

test.each([
  ['', []],
  [' , ,', []],
  ['cdn.example', ['cdn.example']],
  ['cdn.example, pictures.example:8443,', ['cdn.example', 'pictures.example:8443']],
])('SHOP-1 parses BANNER_HOSTS=%j as %j', (value, hosts) => {
  expect(readEnvironment({ BANNER_HOSTS: value }).BANNER_HOSTS).toEqual(hosts);
});

test('SHOP-1 allows banners only from the own host by default', () => {
  expect(readEnvironment({}).BANNER_HOSTS).toEqual([]);
});

test.each([
  [undefined, 0],
  ['0', 0],
  ['-1', -1],
  ['36', 36],
])('MODAL-6 parses POPUP_SNOOZE_HOURS=%j as %j', (value, hours) => {
  expect(readEnvironment({ POPUP_SNOOZE_HOURS: value }).POPUP_SNOOZE_HOURS).toBe(hours);
});

for (const [name, value] of [
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['API_URL', 'ftp://files.example'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['FACEBOOK_URL', 'javascript'],
  ['BANNER_HOSTS', 'https://cdn.example/'],
  ['BANNER_HOSTS', '*'],
  ['POPUP_SNOOZE_HOURS', '-2'],
  ['POPUP_SNOOZE_HOURS', 'never'],
] as const) {
  test(`rejects ${name}=${value} with an error that names it`, () => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(`${name} is set to “${value}”, which cannot be used`);
  });
}

test.each([
  [{ KEPT_PAGES_MB: '8' }, 8, 'The old name is read in this release only: rename it.'],
  [{ KEPT_PAGES_MB: '8', PAGE_CACHE_MB: '' }, 8, 'The old name is read in this release only: rename it.'],
  [{ KEPT_PAGES_MB: '8', PAGE_CACHE_MB: '0' }, 0, 'both are set, to different values. PAGE_CACHE_MB counts'],
  [{ KEPT_PAGES_MB: '8', PAGE_CACHE_MB: '8' }, 8, 'both are set, to the same value. PAGE_CACHE_MB counts'],
])('%j sets the size of the page cache to %j, with one warning', (variables, megabytes, sentence) => {
  expect(readEnvironment(variables).PAGE_CACHE_MB).toBe(megabytes);
  expect(getRenameWarnings(variables)).toEqual([
    expect.stringMatching(`^KEPT_PAGES_MB is now called PAGE_CACHE_MB.+${sentence}`),
  ]);
});

test('variables under their new names cause no warning', () => {
  expect(getRenameWarnings({ KEPT_PAGES_MB: '', PAGE_CACHE_MB: '8' })).toEqual([]);
});

test('rejects a wrong value under the old name with an error that has both names', () => {
  expect(() => readEnvironment({ KEPT_PAGES_MB: 'many' })).toThrow(
    /^PAGE_CACHE_MB is set to “many”.+KEPT_PAGES_MB is now called PAGE_CACHE_MB/,
  );
});

const selling = {
  ...{ NODE_ENV: 'production', SITE_URL: 'https://piri.example' },
  ...{ BANK_NAME: 'Padma Bank', BANK_ACCOUNT_NUMBER: '1234 5678 9012 3', BANK_ROUTING_NUMBER: '123456789' },
};

test.each([
  ['SITE_URL', '', 'is reachable only from this machine'],
  ['SITE_URL', 'https://localhost', 'is reachable only from this machine'],
  ['SITE_URL', 'http://piri.example', 'is not encrypted.+https://'],
  ['CHAT_URL', 'http://chat.example/{id}', 'is not encrypted.+https://'],
  ['ANALYTICS_URL', 'http://tag.example/{id}', 'is not encrypted.+https://'],
  ['REALTIME_URL', 'ws://push.example/{id}', 'is not encrypted.+wss://'],
  ['API_URL', 'http://10.0.0.9:4000', 'is not encrypted.+API_NETWORK=private'],
  ['BANK_NAME', '', 'example values'],
  ['BANK_ACCOUNT_NUMBER', '0000 0000 0000 0', 'example values'],
  ['BANK_ROUTING_NUMBER', '', 'example values'],
])('%s=%j is rejected in production', (name, value, reason) => {
  expect(readEnvironment(selling).isProduction).toBe(true);
  expect(() => readEnvironment({ ...selling, [name]: value })).toThrow(
    new RegExp(`^NODE_ENV is production, and ${name}.*${reason}`),
  );
});

test.each([
  { API_URL: 'https://api.example' },
  { API_URL: 'http://127.0.0.1:4100' },
  { API_URL: 'http://10.0.0.9:4000', API_NETWORK: 'private' },
  { CHAT_URL: 'https://chat.example/{id}', REALTIME_URL: 'wss://push.example/{id}' },
])('%o is accepted in production', (variables) => {
  expect(readEnvironment({ ...selling, ...variables })).toMatchObject({ isProduction: true, ...variables });
});
