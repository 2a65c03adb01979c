import { expect, it } from 'vitest';
import {
  changePasswordResolver,
  createProfileResolver,
  forgotPasswordResolver,
  resetPasswordResolver,
  type SignUpValues,
  signInResolver,
  signUpResolver,
} from './account-validation.ts';

/** Returns the error message of each field. */
function getMessages<Values extends object>(
  resolver: (values: Values, ...rest: never[]) => unknown,
  values: Values,
) {
  const { errors } = resolver(values) as { errors: Record<string, { message?: string }> };
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]));
}

const farzana: SignUpValues = {
  fullName: 'ফারজানা রহমান',
  email: 'Farzana@Post.example',
  mobile: '০১৭১১ ৪৮২ ৯০৬',
  password: 'piri12',
  confirmPassword: 'piri12',
  accepted: true,
};

it.each(['', '   '])('AUTH-1 rejects a blank user name: %j', (userName) => {
  expect(getMessages(signInResolver, { userName, password: 'piri123' })).toEqual({
    userName: 'Please Give Your User Name',
  });
});

it('AUTH-1 rejects a password of five characters, and accepts six', () => {
  const messages = { password: 'Password Must Be More Than Six Character' };
  expect(getMessages(signInResolver, { userName: 'a', password: '12345' })).toEqual(messages);
  expect(getMessages(signInResolver, { userName: 'a', password: '' })).toEqual(messages);
  expect(getMessages(signInResolver, { userName: 'a', password: '123456' })).toEqual({});
});

it('AUTH-3 reports the empty fields', () => {
  const empty = { fullName: '', email: '', mobile: '', password: '', confirmPassword: '', accepted: true };
  expect(getMessages(signUpResolver, empty)).toEqual({
    fullName: 'Please Give Your First Name',
    email: 'Please Give Your Email',
    mobile: 'Please Give Your Mobile No',
    password: 'Please Give A Password',
  });
});

it.each([
  [{ email: 'farzana@post' }, { email: 'Please Give a Correct Email' }],
  [{ password: '12345', confirmPassword: '12345' }, { password: 'Password Must Be More Than Six Character' }],
  [{ confirmPassword: 'piri13' }, { confirmPassword: 'Password and Confirm Password not Match' }],
])('AUTH-3 returns the error of %j', (typed, expected) => {
  expect(getMessages(signUpResolver, { ...farzana, ...typed })).toEqual(expected);
});

it('AUTH-3 reports a different confirmation together with other errors', () => {
  expect(getMessages(signUpResolver, { ...farzana, fullName: '', confirmPassword: 'other1' })).toEqual({
    fullName: 'Please Give Your First Name',
    confirmPassword: 'Password and Confirm Password not Match',
  });
});

it.each(['০১৭১১৪৮২৯০৬', '+880 1711-482906', '008801711482906', '1711 482 906'])(
  'FORM-1 accepts the number %s',
  (mobile) => {
    expect(getMessages(signUpResolver, { ...farzana, mobile })).toEqual({});
    expect(getMessages(createProfileResolver('01711482906'), { name: 'Farzana', mobile })).toEqual({});
  },
);

it('FORM-1 shows the format for an invalid number', () => {
  expect(getMessages(createProfileResolver('01711482906'), { name: 'Farzana', mobile: '12345' })).toEqual({
    mobile: expect.stringContaining('01700 000000'),
  });
});

it.each([
  ['01819552017', '', { currentPassword: 'Password Must Be More Than Six Character' }],
  ['01819552017', 'piri123', {}],
  ['+880 1711-482906', '', {}],
])('FORM-1 the number %s with the password %j returns %j', (mobile, currentPassword, expected) => {
  const values = { name: 'Farzana', mobile, currentPassword };
  expect(getMessages(createProfileResolver('01711482906'), values)).toEqual(expected);
});

it('FORM-1 rejects ten thousand characters in every field, with advice', () => {
  const long = 'a'.repeat(10_000);
  const shorter = expect.stringMatching(
    /^Use \d+ characters|^That’s too long|^Please Give a Correct Email|^Enter an 11-digit/,
  );
  expect(
    getMessages(signUpResolver, {
      ...farzana,
      fullName: long,
      email: `${long}@b.c`,
      mobile: long,
      password: long,
      confirmPassword: long,
    }),
  ).toEqual({ fullName: shorter, email: shorter, mobile: shorter, password: shorter });
  expect(getMessages(signInResolver, { userName: long, password: long })).toEqual({
    userName: shorter,
    password: shorter,
  });
  expect(getMessages(forgotPasswordResolver, { userName: long })).toEqual({ userName: shorter });
});

it('AUTH-7 requires the new password twice, and the current one unless there is a reset link', () => {
  const values = { newPassword: 'piri1234', confirmPassword: 'piri1235' };
  const messages = { confirmPassword: 'Password and Confirm Password not Match' };
  expect(getMessages(resetPasswordResolver, values)).toEqual(messages);
  expect(getMessages(changePasswordResolver, { ...values, currentPassword: '' })).toEqual({
    ...messages,
    currentPassword: 'Password Must Be More Than Six Character',
  });
});
