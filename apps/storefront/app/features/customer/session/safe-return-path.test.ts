import { expect, it } from 'vitest';
import { getSafeReturnPath, signInHref } from './safe-return-path.ts';

it.each(['/', '/profile?tab=wishlist', '/checkout#pay'])('AUTH-6 goes on to %s', (path) => {
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
])('AUTH-6 never leaves the shop for %j', (path) => {
  expect(getSafeReturnPath(path)).toBeUndefined();
});

it('AUTH-6 the link to the page carries the goal', () => {
  expect(signInHref('/profile?tab=wishlist')).toBe('/sign-in?to=%2Fprofile%3Ftab%3Dwishlist');
});
