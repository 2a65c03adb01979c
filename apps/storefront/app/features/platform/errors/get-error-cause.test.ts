import { afterEach, expect, test, vi } from 'vitest';
import { getErrorCause } from './get-error-cause.ts';

const response = (status: number) => ({ status, statusText: '', internal: false, data: null });
const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [404, 'not found'],
  [429, 'out of reach'],
  [503, 'out of reach'],
  [500, 'broken'],
  [403, 'broken'],
])('an answer with status %i is “%s”', (status, cause) => {
  expect(getErrorCause(response(status))).toBe(cause);
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'no answer at all is told apart by whether there is a connection: %s',
  (message) => {
    online(false);
    expect(getErrorCause(new TypeError(message))).toBe('no connection');
    online(true);
    expect(getErrorCause(new TypeError(message))).toBe('out of reach');
  },
);

test('SHELL-2 a fault of our own is no fault of the connection', () => {
  online(false);
  expect(getErrorCause(new TypeError('undefined is not a function'))).toBe('broken');
  expect(getErrorCause(new Error('Failed to fetch'))).toBe('broken');
  expect(getErrorCause('thrown as a text')).toBe('broken');
});

test.each([
  'Failed to fetch dynamically imported module: https://piri.example/assets/shop-1.js',
  'error loading dynamically imported module: https://piri.example/assets/shop-1.js',
  'Importing a module script failed.',
])('a part that did not come is the fault of a connection that is gone, and else of ours: %s', (message) => {
  online(false);
  expect(getErrorCause(new TypeError(message))).toBe('no connection');
  online(true);
  expect(getErrorCause(new TypeError(message))).toBe('broken');
});
