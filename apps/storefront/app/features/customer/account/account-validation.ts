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
import { accountFieldMessages } from './account-messages.ts';
import { contactFieldMessages, getMobileErrorMessage } from './contact-field-messages.ts';
import { createResolver } from './schema-resolver.ts';

const passwordMessages = (value: string) =>
  value.length < minPasswordLength
    ? accountFieldMessages.passwordTooShort
    : accountFieldMessages.passwordTooLong;

const userNameMessages = (value: string) =>
  value.trim() === '' ? accountFieldMessages.userNameMissing : accountFieldMessages.userNameTooLong;

const nameMessages = (value: string) =>
  value.trim() === '' ? accountFieldMessages.nameMissing : contactFieldMessages.nameTooLong;

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
    email: (value) =>
      value.trim() === '' ? accountFieldMessages.emailMissing : accountFieldMessages.emailInvalid,
    mobile: getMobileErrorMessage,
    password: (value) => (value === '' ? accountFieldMessages.passwordMissing : passwordMessages(value)),
    accepted: () => accountFieldMessages.termsNotAccepted,
  },
  (values) => ({
    confirmPassword:
      values.confirmPassword === values.password ? undefined : accountFieldMessages.passwordsDiffer,
  }),
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
  newPassword: (value: string) =>
    value === '' ? accountFieldMessages.passwordMissing : passwordMessages(value),
};

const twice = ({ newPassword, confirmPassword }: NewPasswordValues) => ({
  confirmPassword: newPassword === confirmPassword ? undefined : accountFieldMessages.passwordsDiffer,
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
    { name: nameMessages, mobile: getMobileErrorMessage },
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

export const reauthenticationResolver = createResolver<{ password: string }>(z.object({ password }), {
  password: passwordMessages,
});
