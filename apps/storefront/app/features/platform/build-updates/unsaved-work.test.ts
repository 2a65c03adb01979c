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
  'SHELL-3 a checkout is never loaded anew: %s',
  (path) => {
    visit(path);
    expect(hasUnsavedWork()).toBe(true);
  },
);

test('SHELL-3 any other page is, unless something typed would be lost', () => {
  visit('/shop');
  expect(hasUnsavedWork()).toBe(false);
  visit('/contact', {});
  expect(hasUnsavedWork()).toBe(true);
});
