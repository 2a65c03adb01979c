import { sendContactMail } from '@piri/contract/contact';
import { expect, test } from 'vitest';
import { type ContactMessage, maxFieldLengths, parseMessage, validateMessage } from './contact-message.ts';

const message: ContactMessage = { name: 'Farzana', email: 'farzana@post.example', subject: '', body: '' };

test.each(['', '   ', '\n'])(
  'CONT-1 rejects a message whose name is %j, even if it is sent a second time',
  (name) => {
    for (const warnedBefore of [false, true]) {
      expect(validateMessage({ ...message, name }, warnedBefore)).toHaveProperty('name');
    }
  },
);

test('CONT-1 accepts an empty subject and message, and an invalid email', () => {
  expect(validateMessage(message, false)).toBeUndefined();
  expect(validateMessage({ ...message, email: 'call me' }, false)).toBeUndefined();
});

test('CONT-1 warns once about a missing email, and sends on the second try', () => {
  const unanswerable = { ...message, email: ' ' };
  expect(validateMessage(unanswerable, false)?.email).toMatch(/^Without your email address, we can’t reply/);
  expect(validateMessage(unanswerable, true)).toBeUndefined();
});

test('cuts values that are longer than the API accepts', () => {
  const form = new FormData();
  for (const field of Object.keys(maxFieldLengths)) form.set(field, 'ক'.repeat(30_000));
  const cut = parseMessage(form);
  const body = { service_id: '', template_id: '', user_id: '', template_params: cut };
  expect(sendContactMail.body.safeParse(body).success).toBe(true);
});

test('treats a missing field as empty', () => {
  expect(parseMessage(new FormData())).toEqual({ name: '', email: '', subject: '', body: '' });
});
