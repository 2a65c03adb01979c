import { expect, test } from 'vitest';
import { answersFrom, answersToText, isRefusedBySignal, openQuestions } from './consent.ts';

const services = { chat: 'https://chat.example/a', realtime: 'wss://push.example/b' };

test('FILE-3 an answer is kept, and what is not one, or one to an older question, counts as none', () => {
  expect(answersFrom(answersToText({ chat: true, analytics: false }))).toEqual({
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
    expect(answersFrom(text), String(text)).toEqual({});
  }
});

test('FILE-3 it asks about what the shop has and nobody has answered yet', () => {
  expect(openQuestions(services, {}, false)).toEqual(['chat', 'realtime']);
  expect(openQuestions(services, { chat: false }, false)).toEqual(['realtime']);
  expect(openQuestions(services, { chat: true, realtime: false }, false)).toEqual([]);
  expect(openQuestions({}, {}, false)).toEqual([]);
});

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('FILE-3 a browser that says %j wants none of it: %s', (signals, refused) => {
  expect(isRefusedBySignal(signals)).toBe(refused);
  expect(openQuestions(services, {}, refused)).toEqual(refused ? [] : ['chat', 'realtime']);
});
