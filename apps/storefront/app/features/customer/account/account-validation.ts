import {
  changePassword,
  forgotPassword,
  fullName,
  minPasswordLength,
  password,
  signIn,
  signUp,
  updateCustomer,
} from '@piri/contract/customer';
import { mobile, normalizeMobile } from '@piri/contract/mobile';
import { z } from '@piri/contract/zod';
import { createResolver } from './schema-resolver.ts';

const tooShort = 'Password Must Be More Than Six Character';
const notTheSame = 'Password and Confirm Password not Match';

const passwordMessages = (value: string) =>
  value.length < minPasswordLength ? tooShort : 'Use 200 characters or fewer.';

const userNameMessages = (value: string) =>
  value.trim() === '' ? 'Please Give Your User Name' : 'That’s too long for an email or mobile number.';

const nameMessages = (value: string) =>
  value.trim() === '' ? 'Please Give Your First Name' : 'Use 100 characters or fewer.';

const mobileMessages = (value: string) =>
  value.trim() === ''
    ? 'Please Give Your Mobile No'
    : 'Enter an 11-digit mobile number, such as 01700 000000.';

export interface SignInValues {
  userName: string;
  password: string;
}

export const signInResolver = createResolver<SignInValues>(
  signIn.body.pick({ userName: true, password: true }),
  {
    userName: userNameMessages,
    password: passwordMessages,
  },
);

export interface SignUpValues {
  fullName: string;
  email: string;
  mobile: string;
  password: string;
  confirmPassword: string;
  accepted: boolean;
}

export const signUpResolver = createResolver<SignUpValues>(
  signUp.body
    .omit({ source: true, type: true })
    .extend({ confirmPassword: z.string(), accepted: z.literal(true) }),
  {
    fullName: nameMessages,
    email: (value) => (value.trim() === '' ? 'Please Give Your Email' : 'Please Give a Correct Email'),
    mobile: mobileMessages,
    password: (value) => (value === '' ? 'Please Give A Password' : passwordMessages(value)),
    accepted: () => 'Tick the box first.',
  },
  (values) => ({ confirmPassword: values.confirmPassword === values.password ? undefined : notTheSame }),
);

export type ForgotPasswordValues = Pick<SignInValues, 'userName'>;

export const forgotPasswordResolver = createResolver<ForgotPasswordValues>(forgotPassword.body, {
  userName: userNameMessages,
});

export interface NewPasswordValues {
  /** Required unless a link from a mail authorizes the change. */
  currentPassword?: string;
  newPassword: string;
  confirmPassword: string;
}

const passwords = {
  currentPassword: passwordMessages,
  newPassword: (value: string) => (value === '' ? 'Please Give A Password' : passwordMessages(value)),
};

const twice = ({ newPassword, confirmPassword }: NewPasswordValues) => ({
  confirmPassword: newPassword === confirmPassword ? undefined : notTheSame,
});

export const resetPasswordResolver = createResolver<NewPasswordValues>(
  z.object({ newPassword: changePassword.body.shape.newPassword }),
  passwords,
  twice,
);

export const changePasswordResolver = createResolver<NewPasswordValues>(
  z.object({ currentPassword: password, newPassword: changePassword.body.shape.newPassword }),
  passwords,
  twice,
);

export interface ProfileValues {
  name: string;
  mobile: string;
  /** Required only for another mobile number. */
  currentPassword?: string;
}

export const createProfileResolver = (currentMobile: string) =>
  createResolver<ProfileValues>(
    updateCustomer.body
      .pick({ name: true, mobile: true })
      .extend({ name: fullName, mobile, currentPassword: z.string().optional() }),
    { name: nameMessages, mobile: mobileMessages },
    ({ mobile: typed, currentPassword = '' }) => ({
      currentPassword:
        isAnotherMobile(typed, currentMobile) && !password.safeParse(currentPassword).success
          ? passwordMessages(currentPassword)
          : undefined,
    }),
  );

/** Returns true if the number is complete and differs from the current one, so not while it is being typed. */
export function isAnotherMobile(typed: string, currentMobile: string): boolean {
  const number = normalizeMobile(typed);
  return number !== undefined && number !== currentMobile;
}

export const passwordResolver = createResolver<{ password: string }>(z.object({ password }), {
  password: passwordMessages,
});
