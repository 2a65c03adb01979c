import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsavedWork } from './unsaved-work.ts';

const visit = (pathname: string, unsaved: unknown = null) => {
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', { querySelector: () => unsaved });
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['/checkout', '/checkoutV1', '/checkoutV2', '/checkoutV3'])(
  'SHELL-3 a checkout always has unsaved work: %s',
  (path) => {
    visit(path);
    expect(hasUnsavedWork()).toBe(true);
  },
);

test('SHELL-3 any other page has unsaved work only if something was typed', () => {
  visit('/shop');
  expect(hasUnsavedWork()).toBe(false);
  visit('/contact', {});
  expect(hasUnsavedWork()).toBe(true);
});
