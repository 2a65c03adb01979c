import { fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import {
  AccountFormAside,
  ForgotPasswordForm,
  NewPasswordForm,
  ProfileForm,
  SignInForm,
  SignUpForm,
} from './account-form.tsx';

describeConformance('SignInForm', (props) => <SignInForm {...props} />, {
  slot: 'sign-in-form',
  element: 'form',
});
describeConformance('SignUpForm', (props) => <SignUpForm terms="I accept the terms" {...props} />, {
  slot: 'sign-up-form',
  element: 'form',
});
describeConformance('ForgotPasswordForm', (props) => <ForgotPasswordForm {...props} />, {
  slot: 'forgot-password-form',
  element: 'form',
});
describeConformance('NewPasswordForm', (props) => <NewPasswordForm withCurrentPassword {...props} />, {
  slot: 'new-password-form',
  element: 'form',
});
describeConformance('ProfileForm', (props) => <ProfileForm email="farzana@post.example" {...props} />, {
  slot: 'profile-form',
  element: 'form',
});
describeConformance(
  'AccountFormAside',
  (props) => <AccountFormAside title="Good to see you again." {...props} />,
  {
    slot: 'account-form-aside',
    element: 'div',
  },
);

const keep = (event: FormEvent) => event.preventDefault();
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });

test('AUTH-3 the button is disabled, with a reason, until the terms are accepted', () => {
  render(<SignUpForm terms="I accept the terms" onSubmit={keep} />);
  expect(create().disabled).toBe(true);
  expect(screen.getByText(/^Tick the box above/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  expect(create().disabled).toBe(false);
  expect(screen.queryByText(/^Tick the box above/)).toBeNull();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(create().disabled).toBe(true);
});

test('AUTH-3 Enter in a field does not submit the form before the terms are accepted', () => {
  const onSubmit = vi.fn(keep);
  render(<SignUpForm terms="I accept the terms" onSubmit={onSubmit} />);
  fireEvent.submit(screen.getByLabelText(/^Name/).closest('form') as HTMLFormElement);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('reports a change of the checkbox to the form library', () => {
  const onChange = vi.fn();
  render(<SignUpForm terms="Terms" register={(name) => ({ name, onChange })} />);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenCalledOnce();
});

test.each([
  ['AUTH-3', <SignUpForm key="1" terms="Terms" />, /^Password/],
  ['AUTH-7', <NewPasswordForm key="2" />, /^New password/],
])(
  '%s shows the strength of a new password in words below its field, in place of the hint',
  (_, form, name) => {
    render(form);
    const box = screen.getByLabelText(name);
    const hint = screen.getByText('Six characters or more.');
    expect(hint.getAttribute('aria-live')).toBe('polite');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.contains(hint)).toBe(true);
    for (const [typed, text] of [
      ['piri1', 'Six characters or more.'],
      ['piri123', 'Weak: easy to guess.'],
      ['x7!kQ2w', 'Fair: longer is safer.'],
      ['teak by the window', 'Strong.'],
      ['', 'Six characters or more.'],
    ] as const) {
      fireEvent.change(box, { target: { value: typed } });
      expect(hint.textContent).toBe(text);
    }
  },
);

test('AUTH-3 does not call a password strong while its field shows an error', () => {
  const errors = { password: 'This is one of the most common passwords.' };
  const form = (refused: boolean) => (
    <SignUpForm
      terms="Terms"
      defaultValues={{ password: 'teak by the window' }}
      errors={refused ? errors : {}}
    />
  );
  const { rerender } = render(form(false));
  expect(screen.getByText('Strong.')).toBeTruthy();
  rerender(form(true));
  expect(screen.queryByText('Strong.')).toBeNull();
  expect(screen.getByText('Six characters or more.')).toBeTruthy();
});

test('AUTH-3 shows the strength of a password that was typed before hydration', () => {
  render(<SignUpForm terms="Terms" defaultValues={{ password: 'teak by the window' }} />);
  expect(screen.getByText('Strong.')).toBeTruthy();
});

test('FORM-1 the profile form has a password field only if one is required', () => {
  const form = (withPassword: boolean) => (
    <ProfileForm
      email="farzana@post.example"
      withPassword={withPassword}
      errors={{ currentPassword: 'Wrong Password' }}
    />
  );
  const { rerender } = render(form(false));
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  rerender(form(true));
  const box = screen.getByLabelText(/^Current password/);
  expect(box.getAttribute('name')).toBe('currentPassword');
  expect(box.getAttribute('autocomplete')).toBe('current-password');
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('while loading, neither the button nor Enter submits the form again', () => {
  const onSubmit = vi.fn(keep);
  render(<SignInForm loading onSubmit={onSubmit} />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  fireEvent.submit(screen.getByLabelText(/^Email or mobile number/).closest('form') as HTMLFormElement);
  expect(onSubmit).not.toHaveBeenCalled();
});

const wrong = { userName: 'Wrong Email or Mobile No', password: 'Wrong Password' };

test('AUTH-2 an error describes its field; the problem of the whole form comes first', () => {
  render(<SignInForm problem="Too many tries. Wait 2 minutes." errors={wrong} />);
  const name = screen.getByRole('textbox', { description: 'Wrong Email or Mobile No' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Too many tries. Wait 2 minutes.');
  expect(alert.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true');
});

test('AUTH-2 secondary errors are muted, do not mark the field as invalid, and follow the problem in its description', () => {
  const reason = 'The shop had a problem. Your password may be right.';
  const form = (secondary: readonly ('userName' | 'password')[]) => (
    <SignInForm problem={reason} errors={wrong} secondary={secondary} />
  );
  const { rerender } = render(form(['userName', 'password']));
  const name = screen.getByRole('textbox', { description: `${reason} Wrong Email or Mobile No` });
  const password = screen.getByLabelText(/^Password/);
  for (const box of [name, password]) expect(box.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText('Wrong Password').closest('p')?.dataset['tone']).toBe('quiet');
  expect(screen.getByRole('alert').dataset['variant']).toBe('warning');

  // An error found in the field itself looks like an error as usual.
  rerender(form(['userName']));
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Wrong Password').closest('p')?.dataset['tone']).toBe('error');
});

test('announces a note politely; both live regions are rendered while still empty', () => {
  const { rerender } = render(<SignInForm />);
  const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')];
  rerender(<SignInForm note="We could not reach the shop. Please try again." />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('We could not reach the shop. Please try again.');
  expect(alert.textContent).toBe('');
});

test.each([
  [<SignInForm key="1" />, { userName: 'username', password: 'current-password' }],
  [
    <SignUpForm key="2" terms="Terms" />,
    {
      fullName: 'name',
      email: 'email',
      mobile: 'tel-national',
      password: 'new-password',
      confirmPassword: 'new-password',
      accepted: null,
    },
  ],
  [
    <NewPasswordForm key="3" withCurrentPassword userName="farzana@post.example" />,
    {
      userName: 'username',
      currentPassword: 'current-password',
      newPassword: 'new-password',
      confirmPassword: 'new-password',
    },
  ],
])('FORM-1 every field has a name and an autocomplete value: %#', (form, expected) => {
  const { container } = render(form);
  const boxes = [...container.querySelectorAll('input')];
  expect(Object.fromEntries(boxes.map((box) => [box.name, box.getAttribute('autocomplete')]))).toEqual(
    expected,
  );
});

test('a form never puts its values into the URL', () => {
  render(<SignInForm defaultValues={{ userName: 'farzana@post.example' }} />);
  const form = screen.getByRole('textbox').closest('form') as HTMLFormElement;
  expect(form.method).toBe('post');
  expect(new FormData(form).get('userName')).toBe('farzana@post.example');
});

test('the email address of an account is read-only', () => {
  render(
    <ProfileForm email="farzana@post.example" defaultValues={{ name: 'Farzana', mobile: '01711482906' }} />,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Farzana');
});
