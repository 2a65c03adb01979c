import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inBangla, loadBanglaFonts } from '../internal/docs/in-bangla.tsx';
import { Link } from '../link/link.tsx';
import {
  AccountFormAside,
  ForgotPasswordForm,
  NewPasswordForm,
  ProfileForm,
  SignInForm,
  type SignInFormProps,
  SignUpForm,
} from './account-form.tsx';

const keep = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
const sent = fn<(values: Record<string, FormDataEntryValue>) => void>();

const send = (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault();
  sent(Object.fromEntries(new FormData(event.currentTarget)));
};

const toSignUp = (
  <>
    New here?{' '}
    <Link href="#sign-up" variant="standalone">
      Create an account
    </Link>
  </>
);
const toSignIn = (
  <Link href="#sign-in" className="inline-block py-1.5">
    I am already member
  </Link>
);
const forgot = (
  <Link href="#forgot" className="inline-block py-1.5">
    Forgot password
  </Link>
);
const terms = (
  <>
    I accept the <Link href="#terms">Terms &amp; Condition</Link>
  </>
);

const meta = {
  title: 'Components/AccountForm',
  component: SignInForm,
  subcomponents: {
    SignUpForm,
    ForgotPasswordForm,
    NewPasswordForm,
    ProfileForm,
    AccountFormAside,
  },
  args: { onSubmit: keep, forgot, footer: toSignUp },
  argTypes: { problem: { control: 'text' }, note: { control: 'text' } },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action:
          'Moves from field to field in reading order; after a password field, to the button that shows the password.',
        step: 'Tab moves from field to field',
      },
      { keys: ['Enter'], action: 'In any field: submits the form.', step: 'Enter submits the form' },
      {
        keys: ['Space'],
        action: 'On the terms: accepts them and enables the button.',
        step: 'Space accepts the terms and enables the button',
      },
    ],
  },
  beforeEach: () => void sent.mockClear(),
  decorators: [
    (Story, { parameters }) =>
      parameters['layout'] === 'fullscreen' ? (
        <Story />
      ) : (
        <div className="max-w-110">
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  args: { onSubmit: send },
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Email or mobile number' });
    await step('Tab moves from field to field', async () => {
      await userEvent.tab();
      await expect(name).toHaveFocus();
      await userEvent.type(name, '01711 482906');
      await userEvent.tab();
      await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    });
    await step('Enter submits the form', async () => {
      await userEvent.type(canvas.getByLabelText(/^Password/), 'piri123{Enter}');
      await expect(sent).toHaveBeenCalledWith({ userName: '01711 482906', password: 'piri123' });
    });
    await userEvent.clear(canvas.getByLabelText(/^Password/));
    await userEvent.clear(name);
    name.blur();
  },
};

export const Wrong: Story = {
  name: 'Error',
  tags: ['forced-colours'],
  args: {
    defaultValues: { userName: '01711 482906', password: 'piri12' },
    errors: { userName: 'Wrong Email or Mobile No', password: 'Wrong Password' },
  },
};

/** An error of the shop: it comes first, above muted errors of fields that may be correct. */
export const ServerError: Story = {
  tags: ['forced-colours'],
  args: {
    ...Wrong.args,
    problem: 'The shop had a problem. Your password may be right.',
    secondary: ['userName', 'password'],
  },
  play: async ({ canvas }) => {
    const reason = 'The shop had a problem. Your password may be right.';
    await expect(canvas.getByRole('alert')).toHaveTextContent(reason);
    const password = canvas.getByLabelText(/^Password/);
    await expect(password).toHaveAccessibleDescription(`${reason} Wrong Password`);
    await expect(password).not.toBeInvalid();
    // Not by its colour, which is the same in forced colours.
    await expect(canvas.getByText('Wrong Password').closest('p')).toHaveAttribute('data-tone', 'quiet');
  },
};

export const TooManyTries: Story = {
  name: 'Rate limited',
  args: { ...ServerError.args, problem: 'Too many tries. Wait 14 minutes.' },
};

/** A note, for information that is not an error of the input. */
export const Note: Story = {
  args: {
    defaultValues: { userName: 'farzana@post.example' },
    note: 'We could not reach the shop. Please try again.',
  },
};

export const Loading: Story = {
  args: { defaultValues: { userName: 'farzana@post.example', password: 'piri123' }, loading: true },
};

/** A form for a new user. The button is disabled until the terms are accepted. */
export const SignUp: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: () => <SignUpForm onSubmit={keep} terms={terms} footer={toSignIn} />,
};

export const SignUpAccepted: Story = {
  render: () => (
    <SignUpForm
      onSubmit={send}
      terms={terms}
      footer={toSignIn}
      defaultValues={{
        fullName: 'Farzana Rahman',
        email: 'farzana@post.example',
        mobile: '01711 482906',
        password: 'piri123',
        confirmPassword: 'piri123',
      }}
    />
  ),
  play: async ({ canvas, step }) => {
    const create = canvas.getByRole('button', { name: 'Create account' });
    await expect(create).toBeDisabled();
    await step('Space accepts the terms and enables the button', async () => {
      const tick = canvas.getByRole('checkbox');
      tick.focus();
      await userEvent.keyboard(' ');
      await expect(create).toBeEnabled();
    });
    await userEvent.click(create);
    await expect(sent).toHaveBeenCalledOnce();
    create.blur();
  },
};

export const SignUpErrors: Story = {
  tags: ['w320'],
  render: () => (
    <SignUpForm
      onSubmit={keep}
      terms={terms}
      termsAccepted
      footer={toSignIn}
      defaultValues={{ email: 'farzana@post', password: 'piri', confirmPassword: 'pirri' }}
      errors={{
        fullName: 'Please Give Your First Name',
        email: 'Please Give a Correct Email',
        mobile: 'Please Give Your Mobile No',
        password: 'Password Must Be More Than Six Character',
        confirmPassword: 'Password and Confirm Password not Match',
      }}
    />
  ),
};

export const Forgot: Story = {
  name: 'Forgotten password',
  render: () => <ForgotPasswordForm onSubmit={keep} footer={toSignIn} />,
};

/** Opened from a link in a mail, so the current password is not asked for. */
export const NewPassword: Story = {
  render: () => <NewPasswordForm onSubmit={keep} userName="farzana@post.example" />,
};

/** The strength replaces the hint while the user types, without a layout shift. */
export const PasswordStrength: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: () => <NewPasswordForm onSubmit={keep} userName="farzana@post.example" />,
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText(/^New password/);
    const confirm = canvas.getByLabelText(/^Confirm new password/);
    const { top } = confirm.getBoundingClientRect();
    for (const [typed, text] of [
      ['piri', 'Six characters or more.'],
      ['piri123', 'Weak: easy to guess.'],
      ['teak by the window', 'Strong.'],
      ['x7!kQ2w', 'Fair: longer is safer.'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await expect(canvas.getByText(text)).toBeVisible();
      await expect(box).toHaveAccessibleDescription(text);
      await expect(confirm.getBoundingClientRect().top).toBe(top);
    }
    box.blur();
  },
};

export const ChangePassword: Story = {
  render: () => (
    <NewPasswordForm
      onSubmit={keep}
      withCurrentPassword
      userName="farzana@post.example"
      errors={{ currentPassword: 'That isn’t your current password.' }}
      defaultValues={{ currentPassword: 'piri12' }}
    />
  ),
};

export const Profile: Story = {
  tags: ['w320'],
  render: () => (
    <ProfileForm
      onSubmit={keep}
      email="farzana@post.example"
      defaultValues={{ name: 'Farzana Rahman', mobile: '01711 482906' }}
    />
  ),
};

/** A changed mobile number requires the password, because it can be used to sign in. */
export const ProfileWithPassword: Story = {
  tags: ['w320'],
  render: () => (
    <ProfileForm
      onSubmit={keep}
      withPassword
      email="farzana@post.example"
      defaultValues={{ name: 'Farzana Rahman', mobile: '01819 552017' }}
      errors={{ currentPassword: 'Wrong Password' }}
    />
  ),
};

/** The indigo half beside a form in a wide dialog. */
export const Aside: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <AccountFormAside title="Good to see you again." className="h-150! max-w-110">
      Everything you’ve saved is where you left it.
    </AccountFormAside>
  ),
};

function Judged(props: SignInFormProps) {
  const [errors, setErrors] = useState<SignInFormProps['errors']>({});
  const judge = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { userName, password } = Object.fromEntries(new FormData(event.currentTarget));
    setErrors({
      ...(userName === '' && { userName: 'Please Give Your User Name' }),
      ...(String(password).length < 6 && { password: 'Password Must Be More Than Six Character' }),
    });
  };
  return <SignInForm {...props} errors={errors ?? {}} onSubmit={judge} />;
}

/** The page provides the errors; the values of the fields are kept. */
export const RepeatedSubmit: Story = {
  render: (args) => <Judged {...args} />,
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^Password/);
    await userEvent.type(password, 'abcd{Enter}');
    await expect(password).toHaveAccessibleDescription('Password Must Be More Than Six Character');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please Give Your User Name');
    await expect(password).toHaveValue('abcd');
    password.blur();
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    labels: {
      userName: 'The email address or mobile number you opened your account with',
      submit: 'Sign in to see your addresses, orders and saved pieces',
    },
    defaultValues: { userName: 'wohnzimmereinrichtungsgegenstandsverwaltung@furniture.example' },
    errors: { userName: 'Several accounts have this number: enter the email address you opened yours with.' },
    problem:
      'Too many tries. Wait 15 minutes. If you’ve forgotten your password, you can request a new one in the meantime; it will arrive by email within a minute.',
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  decorators: inBangla,
  args: {
    defaultValues: { userName: '০১৭১১ ৪৮২৯০৬' },
    errors: { password: 'পাসওয়ার্ডটি ঠিক নয়' },
    forgot: (
      <Link href="#forgot" className="inline-block py-1.5">
        পাসওয়ার্ড ভুলে গেছেন?
      </Link>
    ),
    footer: (
      <Link href="#sign-up" className="inline-block py-1.5">
        নতুন অ্যাকাউন্ট খুলুন
      </Link>
    ),
  },
};
