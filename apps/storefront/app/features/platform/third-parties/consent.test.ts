import { expect, test } from 'vitest';
import { getPendingConsents, hasOptOutSignal, parseConsent, serializeConsent } from './consent.ts';

const services = { chat: 'https://chat.example/a', realtime: 'wss://push.example/b' };

test('FILE-3 stores consent, and ignores invalid or outdated answers', () => {
  expect(parseConsent(serializeConsent({ chat: true, analytics: false }))).toEqual({
    chat: true,
    analytics: false,
  });
  for (const text of [
    null,
    '',
    'yes',
    '[]',
    'null',
    '{"version":0,"answers":{"chat":true}}',
    '{"version":1}',
    '{"version":1,"answers":{"chat":"yes","other":true}}',
  ]) {
    expect(parseConsent(text), String(text)).toEqual({});
  }
});

test('FILE-3 asks only about configured services without an answer', () => {
  expect(getPendingConsents(services, {}, false)).toEqual(['chat', 'realtime']);
  expect(getPendingConsents(services, { chat: false }, false)).toEqual(['realtime']);
  expect(getPendingConsents(services, { chat: true, realtime: false }, false)).toEqual([]);
  expect(getPendingConsents({}, {}, false)).toEqual([]);
});

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('FILE-3 the browser signals %j opt out of all services: %s', (signals, refused) => {
  expect(hasOptOutSignal(signals)).toBe(refused);
  expect(getPendingConsents(services, {}, refused)).toEqual(refused ? [] : ['chat', 'realtime']);
});
