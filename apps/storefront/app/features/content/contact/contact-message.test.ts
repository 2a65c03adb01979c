import { sendContactMail } from '@piri/contract/contact';
import { expect, test } from 'vitest';
import { type ContactMessage, maxFieldLengths, parseMessage, validateMessage } from './contact-message.ts';

const message: ContactMessage = { name: 'Farzana', email: 'farzana@post.example', subject: '', body: '' };

test.each(['', '   ', '\n'])(
  'CONT-1 a message whose name is %j is not sent, however often it is tried',
  (name) => {
    for (const warnedBefore of [false, true]) {
      expect(validateMessage({ ...message, name }, warnedBefore)).toHaveProperty('name');
    }
  },
);

test('CONT-1 nothing else blocks: neither an empty subject and message nor an address that is none', () => {
  expect(validateMessage(message, false)).toBeUndefined();
  expect(validateMessage({ ...message, email: 'call me' }, false)).toBeUndefined();
});

test('CONT-1 without an e-mail it says once that we cannot answer, and sends on the second press', () => {
  const unanswerable = { ...message, email: ' ' };
  expect(validateMessage(unanswerable, false)?.email).toMatch(/^Without an address we cannot answer you/);
  expect(validateMessage(unanswerable, true)).toBeUndefined();
});

test('what a form holds is cut where the shop would refuse it, and never refused', () => {
  const form = new FormData();
  for (const field of Object.keys(maxFieldLengths)) form.set(field, 'ক'.repeat(30_000));
  const cut = parseMessage(form);
  const body = { service_id: '', template_id: '', user_id: '', template_params: cut };
  expect(sendContactMail.body.safeParse(body).success).toBe(true);
});

test('a field that is missing is an empty one', () => {
  expect(parseMessage(new FormData())).toEqual({ name: '', email: '', subject: '', body: '' });
});
