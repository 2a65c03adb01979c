import { expect, it } from 'vitest';
import { z } from 'zod';
import { changePassword, signIn, signUp, updateCustomer } from './customer.ts';
import type { Endpoint } from './define-endpoint.ts';
import { endpoints } from './endpoints.ts';

const calls: [string, Endpoint][] = Object.entries(endpoints);

it.each([
  ['signIn', 'POST', '/api/signin/customers', 200, 'public', 'never'],
  ['signUp', 'POST', '/api/signup', 201, 'public', 'keyed'],
  ['signOut', 'POST', '/api/auth/signout', 200, 'public', 'natural'],
  ['forgotPassword', 'POST', '/api/forgot', 202, 'public', 'natural'],
  ['changePassword', 'POST', '/api/auth/change', 200, 'userOrToken', 'never'],
  ['getCustomer', 'GET', '/api/customers', 200, 'user', 'safe'],
  ['updateCustomer', 'PATCH', '/api/customers', 200, 'user', 'natural'],
  ['sendEmailConfirmation', 'POST', '/api/customers/confirmations', 202, 'user', 'natural'],
  ['exportCustomer', 'POST', '/api/customers/export', 200, 'user', 'natural'],
  ['listSessions', 'GET', '/api/customers/sessions', 200, 'user', 'safe'],
  ['endSession', 'DELETE', '/api/customers/sessions', 200, 'user', 'natural'],
  ['endOtherSessions', 'DELETE', '/api/customers/sessions/others', 200, 'user', 'natural'],
  ['deleteCustomer', 'DELETE', '/api/customers', 200, 'user', 'natural'],
] as const)('CALL-1 %s is %s %s', (name, method, path, status, auth, repeat) => {
  expect(endpoints[name]).toMatchObject({ method, path, statuses: [status], auth, repeat });
});

it.each(calls)('CALL-3 %s is keyed if it creates a resource', (_, call) => {
  const changes = call.method !== 'GET' && call.repeat !== 'safe';
  if (changes && call.statuses.includes(201)) expect(call.repeat).toBe('keyed');
});

/** Ids of the catalogue, which are the same for everybody. */
const ofTheCatalogue = [
  'itemId',
  'zoneId',
  'divisionId',
  'categoryId',
  'service_id',
  'template_id',
  'user_id',
];

it.each(calls.filter(([, { auth }]) => auth !== 'public'))(
  '%s declares which of its ids belongs to the caller',
  (_, call) => {
    const keys = [call.query, call.body].flatMap((schema) =>
      schema instanceof z.ZodObject ? Object.keys(schema.shape) : [],
    );
    const ids = keys.filter((key) => /(^i|I|_i)ds?$/.test(key) && !ofTheCatalogue.includes(key));
    expect(ids).toEqual(call.owned === undefined ? [] : [call.owned]);
  },
);

const names = { source: 'DEFAULT', type: 'DEFAULT', userName: 'demo@piri.example' };

it.each([
  ['six characters', '123456', true],
  ['five characters', '12345', false],
  ['200 characters', 'x'.repeat(200), true],
  ['201 characters', 'x'.repeat(201), false],
])('AUTH-1 a password of %s is valid: %s', (_, password, passes) => {
  expect(signIn.body.safeParse({ ...names, password }).success).toBe(passes);
});

it('AUTH-3 signUp normalizes the name, the email and the mobile number', () => {
  const typed = {
    source: 'DEFAULT',
    type: 'DEFAULT',
    fullName: ' রহিমা খাতুন ',
    email: ' Rahima@Piri.Example ',
    mobile: '+৮৮০ ১৭১১-১১১১১১',
    password: ' a space counts ',
  };
  expect(signUp.body.parse(typed)).toEqual({
    ...typed,
    fullName: 'রহিমা খাতুন',
    email: 'rahima@piri.example',
    mobile: '01711111111',
  });
});

it.each([
  [{ newPassword: 'a new one' }, false],
  [{ newPassword: 'a new one', currentPassword: 'the old one' }, true],
  [{ newPassword: 'a new one', resetToken: 'mailed' }, true],
  [{ newPassword: 'a new one', currentPassword: 'the old one', resetToken: 'mailed' }, false],
])('AUTH-7 a change of password with %j is valid: %s', (body, passes) => {
  expect(changePassword.body.safeParse(body).success).toBe(passes);
});

it.each([
  ['', true],
  ['/api/files/a.webp', true],
  ['https://files.piri.example/a.webp', true],
  ['http://files.piri.example/a.webp', false],
  ['//files.piri.example/a.webp', false],
  ['/\\files.piri.example', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AA', false],
])('the image URL %j of a customer is valid: %s', (imageUrl, passes) => {
  expect(updateCustomer.body.safeParse({ imageUrl }).success).toBe(passes);
});
