import { expect, it } from 'vitest';
import { email } from './email.ts';
import { isEmail } from './is-email.ts';

it.each(['a@b.c', 'রহিমা@উদাহরণ.বাংলা', 'a@.b.c', 'a@b..c', 'a@b.c.', "o'hara+x@b.c"])(
  'NEWS-3 %s is a valid email address',
  (text) => {
    expect(isEmail(text)).toBe(true);
    expect(isEmail(text)).toBe(/^\S+@\S+\.\S+$/.test(text));
  },
);

it.each([
  '',
  ' ',
  'a',
  '@',
  'a@',
  '@b.c',
  'a@b',
  'a@b.',
  'a@.c',
  'a@.',
  'a.b@c',
  'a b@c.d',
  'a@b.c\n',
  'a@\u00a0b.c',
])('NEWS-1 %j is not a valid email address', (text) => {
  expect(isEmail(text)).toBe(false);
  expect(isEmail(text)).toBe(/^\S+@\S+\.\S+$(?!\n)/.test(text));
});

it.each([
  'a@b@c.d',
  '@a@b.c',
  'a@x.example,b@y.example',
  'a@x.example;b@y.example',
  '<a@x.example>',
  'Rahima<a@x.example',
  'a(b)@x.example',
  'a@[x.example]',
  '"a"@x.example',
  'a\\b@x.example',
  'mailto:a@x.example',
  'a\u0000@x.example',
  'a@x.example\u007f',
  'a@x\u0085.example',
])('ASVS-1.3.11 rejects %j, which a mail program could misread', (text) => {
  expect(isEmail(text)).toBe(false);
});

it.each(['রহিমা+চিঠি@উদাহরণ.বাংলা', 'jürgen.müller@straße.example', "o'hara/x=y{z}|~#!$%&*?^`@b.c"])(
  'ASVS-1.3.11 accepts %s',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it('validates an email in linear time for any input', () => {
  const [short, long] = [1_000, 1_000_000].map((length) => {
    const started = performance.now();
    for (const text of [
      '@'.repeat(length),
      'a@'.repeat(length),
      `a@${'b'.repeat(length)}`,
      `a@${'.'.repeat(length)} `,
    ])
      isEmail(text);
    return performance.now() - started;
  });
  // The text is a thousand times as long; with backtracking, it would take a million times as long.
  expect(long).toBeLessThan(Math.max(1, short ?? 0) * 20_000);
});

it('trims an email, converts it to lower case and limits its length', () => {
  expect(email.parse('  Demo@Piri.Example ')).toBe('demo@piri.example');
  expect(email.safeParse(`${'a'.repeat(250)}@b.c`).success).toBe(true);
  expect(email.safeParse(`${'a'.repeat(251)}@b.c`).success).toBe(false);
});
