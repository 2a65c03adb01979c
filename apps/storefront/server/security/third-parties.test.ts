import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '../../env.ts';
import { toShopConfig } from '../shop-config.ts';
import { createDocumentCspBuilder } from './content-security-policy.ts';
import { getCspSources, toThirdParties } from './third-parties.ts';

const urls = {
  CHAT_URL: 'https://chat.example/embed/{id}',
  ANALYTICS_URL: 'https://tag.example/tag.js?id={id}',
  REALTIME_URL: 'wss://push.example/app/{id}?protocol=7',
};
const services = (ids: Record<string, string>) => toThirdParties(readEnvironment({ ...urls, ...ids }));

test('FILE-3 a service without an id is not configured, even with a URL', () => {
  expect(services({})).toBeUndefined();
  expect('thirdParties' in toShopConfig(readEnvironment(urls))).toBe(false);
});

test.each([
  [
    'CHAT_ID',
    { chat: 'https://chat.example/embed/a/b' },
    { frames: ['https://chat.example'], connections: [] },
  ],
  ['ANALYTICS_ID', { analytics: 'https://tag.example' }, { frames: [`'self'`], connections: [] }],
  [
    'REALTIME_ID',
    { realtime: 'wss://push.example/app/a/b?protocol=7' },
    { frames: [], connections: ['wss://push.example'] },
  ],
])('FILE-3 %s configures its own service, and opens the policy for it alone', (name, expected, sources) => {
  expect(services({ [name]: 'a/b' })).toEqual(expected);
  expect(getCspSources(services({ [name]: 'a/b' }))).toEqual(sources);
});

test('FILE-3 the policy names the configured services, and none of their scripts', () => {
  const policyFor = (variables?: Record<string, string>) =>
    createDocumentCspBuilder({
      inlineScripts: [],
      thirdParties: getCspSources(variables && services(variables)),
    })('');
  expect(policyFor()).toBe(createDocumentCspBuilder({ inlineScripts: [] })(''));
  const policy = policyFor({ CHAT_ID: 'a', REALTIME_ID: 'b' });
  expect(policy).toContain("connect-src 'self' wss://push.example;");
  expect(policy).toContain('frame-src https://chat.example;');
  expect(policy).toContain("script-src 'self';");
});

test.each([
  [{ CHAT_ID: 'a' }, /CHAT_ID is set and CHAT_URL is not/],
  [{ CHAT_ID: '"><script>', CHAT_URL: urls.CHAT_URL }, /CHAT_ID is set to .* which cannot be used/],
  [{ CHAT_URL: 'https://chat.example/' }, /it needs \{id\} in the place of the id/],
  [{ REALTIME_URL: 'https://push.example/{id}' }, /REALTIME_URL is set to/],
])('FILE-3 rejects %j with an explanation', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
  expect(() => readEnvironment(variables)).toThrow(sentence);
});
