import { expect, test } from 'vitest';
import { createGuestOrderCookie, parseGuestOrderCookie } from './guest-order-cookie.ts';

const order = { invoiceId: 'i-1', guestToken: 'a.b;c=d' };
const http = 'http://localhost:3000';
const https = 'https://shop.example';
const sent = (cookie: string) => new Request('http://shop.example', { headers: { cookie } });
const pairOf = (cookie: string) => `theme=dark; ${cookie.split(';')[0]}`;

test('SHELL-5 stores the token of an order in a cookie that scripts cannot read', () => {
  const cookie = createGuestOrderCookie(order, http);
  expect(cookie).toMatch(/^guest-order=[^;]+; Path=\/; Max-Age=259200; HttpOnly; SameSite=Lax$/);
  expect(parseGuestOrderCookie(sent(pairOf(cookie)), http)).toEqual(order);
  expect(parseGuestOrderCookie(sent('guest-order=%7B'), http)).toBeUndefined();
  expect(parseGuestOrderCookie(sent('guest-order=%5B1%5D'), http)).toBeUndefined();
});

test('SHELL-5 accepts only a __Host- cookie if the site uses https, whatever the proxy reports', () => {
  const cookie = createGuestOrderCookie(order, https);
  expect(cookie).toMatch(
    /^__Host-guest-order=[^;]+; Path=\/; Max-Age=259200; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(parseGuestOrderCookie(sent(pairOf(cookie)), https)).toEqual(order);
  // Another host below the same domain can set the cookie without the prefix.
  expect(parseGuestOrderCookie(sent(pairOf(createGuestOrderCookie(order, http))), https)).toBeUndefined();
});
