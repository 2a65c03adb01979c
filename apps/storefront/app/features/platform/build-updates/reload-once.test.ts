import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce, reloadThrottleMs } from './reload-once.ts';

const shop = { pathname: '/shop', search: '?query=sofa' };
const assign = vi.fn();

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockClear();
});

test('SHELL-3 reloads a path at most once in ten seconds', () => {
  expect(reloadOnce(shop, 1_000)).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/shop?query=sofa');
  expect(reloadOnce(shop, 1_000 + reloadThrottleMs - 1)).toBe(false);
  expect(reloadOnce(shop, 1_000 + reloadThrottleMs)).toBe(true);
});

test('SHELL-3 each path has its own throttle', () => {
  expect(reloadOnce(shop, 1_000)).toBe(true);
  expect(reloadOnce({ pathname: '/', search: '' }, 1_000)).toBe(true);
});

test('SHELL-3 reloads again if the clock was set back', () => {
  expect(reloadOnce(shop, 1_000_000)).toBe(true);
  expect(reloadOnce(shop, 1_000)).toBe(true);
});

test('SHELL-3 does not reload without storage, to prevent a reload loop', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(reloadOnce(shop)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});
