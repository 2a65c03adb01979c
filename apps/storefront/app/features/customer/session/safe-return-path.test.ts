import { expect, it } from 'vitest';
import { getSafeReturnPath, getSignInHref } from './safe-return-path.ts';

it.each(['/', '/profile?tab=wishlist', '/checkout#pay'])('AUTH-6 allows the path %s', (path) => {
  expect(getSafeReturnPath(path)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  'profile',
  'https://elsewhere.example/',
  '//elsewhere.example/profile',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
])('AUTH-6 rejects the path %j', (path) => {
  expect(getSafeReturnPath(path)).toBeUndefined();
});

it('AUTH-6 adds the return path to the sign-in link', () => {
  expect(getSignInHref('/profile?tab=wishlist')).toBe('/sign-in?to=%2Fprofile%3Ftab%3Dwishlist');
});
