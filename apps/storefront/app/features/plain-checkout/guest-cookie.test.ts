import { expect, test } from 'vitest';
import { guestCookie, guestOrderIn } from './guest-cookie.ts';

test('SHELL-5 the token of an order goes in a cookie that no script reads, to the pages of payments alone', () => {
  const order = { invoiceId: 'i-1', guestToken: 'a.b;c=d' };
  const cookie = guestCookie(order, new Request('http://shop.example/checkoutV3'));
  expect(cookie).toContain('; Path=/payments; Max-Age=259200; HttpOnly; SameSite=Lax');
  expect(cookie).not.toContain('Secure');
  const behind = new Request('http://shop.example', { headers: { 'x-forwarded-proto': 'https' } });
  expect(guestCookie(order, behind)).toContain('; Secure');
  const sent = (value: string) => new Request('http://shop.example', { headers: { cookie: value } });
  expect(guestOrderIn(sent(`theme=dark; ${cookie.split(';')[0]}`))).toEqual(order);
  expect(guestOrderIn(sent('guest-order=%7B'))).toBeUndefined();
  expect(guestOrderIn(sent('guest-order=%5B1%5D'))).toBeUndefined();
});
