import { expect, test } from 'vitest';
import { guestCookie, guestOrderIn } from './guest-cookie.ts';
import { orderedLine, orderedLines } from './ordered-lines.ts';
import { answersIn, placeName, placeNamed } from './plain-answers.ts';

const lines = (search: string) => orderedLines(new URLSearchParams(search));

test('SHELL-5 an address asks for pieces and sets, each with how many', () => {
  expect(lines('item=KOL-MUSTARD:2&bundle=dinner-for-four:1')).toEqual([
    { sourceType: 'item', code: 'KOL-MUSTARD', quantity: 2 },
    { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 },
  ]);
  expect(lines('item=KOL-MUSTARD')).toEqual([{ sourceType: 'item', code: 'KOL-MUSTARD', quantity: 1 }]);
  expect(lines(`item=${orderedLine({ code: 'KOL-MUSTARD', quantity: 3 })}`)[0]?.quantity).toBe(3);
});

test.each(['', 'item=', 'item=a:b', 'item=a:0', 'item=a:1:2', 'item=%3Cscript%3E:1', 'sofa=a:1'])(
  'SHELL-5 an address that asks for nothing one could order has no lines: %s',
  (search) => {
    expect(lines(search)).toEqual([]);
  },
);

test('SHELL-5 one box says division, district and place, and whatever else is in it says none', () => {
  const place = { division: 'Chattogram', district: "Cox's Bazar", upazila: 'Teknaf' };
  expect(placeNamed(placeName(place))).toEqual(place);
  expect(placeNamed('Teknaf')).toEqual({ division: '', district: '', upazila: '' });
});

test('CHECK-2 a form is read box by box; a key that is none is replaced, one that is stays', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    fullName: 'ফারজানা রহমান',
    place: 'Dhaka / Dhaka / Dhanmondi',
    paymentMethod: 'GOLD',
    day: '2026-11-30',
    agreed: '33600',
    key: 'short',
  })) {
    form.set(name, value);
  }
  const read = answersIn(form);
  expect(read.values).toMatchObject({
    fullName: 'ফারজানা রহমান',
    upazila: 'Dhanmondi',
    paymentMethod: '',
    when: 'LATER',
    day: '2026-11-30',
  });
  expect(read.agreed).toBe(33_600);
  expect(read.key).toMatch(/^[\w-]{16,100}$/);
  form.set('key', read.key);
  expect(answersIn(form).key).toBe(read.key);
});

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
