import { expect, it } from 'vitest';
import { isLoopback } from './is-loopback.ts';

it.each(['localhost', '127.0.0.1', '127.8.0.2', '::1', '[::1]'])('%s is the machine itself', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each([
  'piri.example',
  'localhost.piri.example',
  '127.0.0.1.piri.example',
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '',
])('%j is not', (host) => {
  expect(isLoopback(host)).toBe(false);
});
