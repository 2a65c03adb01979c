import { expect, test } from 'vitest';
import { readEvaluation } from './firefox.ts';

test('returns the value of the JSON', () => {
  expect(readEvaluation({ type: 'success', result: { type: 'string', value: '{"x":1}' } })).toEqual({ x: 1 });
  expect(readEvaluation({ type: 'success', result: { type: 'undefined' } })).toBeUndefined();
});

test('throws what the page has thrown', () => {
  const exceptionDetails = { text: 'TypeError: no such thing' };
  expect(() => readEvaluation({ type: 'exception', exceptionDetails })).toThrow('TypeError: no such thing');
});
