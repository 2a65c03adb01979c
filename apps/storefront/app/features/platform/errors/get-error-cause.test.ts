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
])('a response with status %i is “%s”', (status, cause) => {
  expect(getErrorCause(response(status))).toBe(cause);
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a failed request depends on whether the browser is online: %s',
  (message) => {
    online(false);
    expect(getErrorCause(new TypeError(message))).toBe('no connection');
    online(true);
    expect(getErrorCause(new TypeError(message))).toBe('out of reach');
  },
);

test('SHELL-2 an error in our own code is not a connection problem', () => {
  online(false);
  expect(getErrorCause(new TypeError('undefined is not a function'))).toBe('broken');
  expect(getErrorCause(new Error('Failed to fetch'))).toBe('broken');
  expect(getErrorCause('thrown as a text')).toBe('broken');
});

test.each([
  'Failed to fetch dynamically imported module: https://piri.example/assets/shop-1.js',
  'error loading dynamically imported module: https://piri.example/assets/shop-1.js',
  'Importing a module script failed.',
])('a module that fails to load is a connection problem only if the browser is offline: %s', (message) => {
  online(false);
  expect(getErrorCause(new TypeError(message))).toBe('no connection');
  online(true);
  expect(getErrorCause(new TypeError(message))).toBe('broken');
});
