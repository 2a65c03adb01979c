import { expect, it } from 'vitest';
import { validateEmail } from './validate-email.ts';

it.each(['', ' ', '\t\n', '\u00a0'])('NEWS-1 asks for an email instead of %j', (email) => {
  expect(validateEmail(email)).toBe('Please Provide Your Email');
});

it.each(['a', 'a@b', '@b.c', 'a@b.', 'a b@c.d', '<b>a</b>'])('NEWS-1 %j is not text@text.text', (email) => {
  expect(validateEmail(email)).toBe('Please Provide a Correct Email');
});

it.each(['a@b.c', ' farzana@post.example ', 'রহিমা@উদাহরণ.বাংলা'])('NEWS-3 accepts %j', (email) => {
  expect(validateEmail(email)).toBeUndefined();
});
