import { expect, test } from 'vitest';
import { getPendingConsents, hasOptOutSignal, parseConsent, serializeConsent } from './consent.ts';

const services = { chat: 'https://chat.example/a', realtime: 'wss://push.example/b' };

test('FILE-3 an answer is kept, and what is not one, or one to an older question, counts as none', () => {
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

test('FILE-3 it asks about what the shop has and nobody has answered yet', () => {
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
])('FILE-3 a browser that says %j wants none of it: %s', (signals, refused) => {
  expect(hasOptOutSignal(signals)).toBe(refused);
  expect(getPendingConsents(services, {}, refused)).toEqual(refused ? [] : ['chat', 'realtime']);
});
