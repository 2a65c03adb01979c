import type { ReactNode } from 'react';
import type { PasswordStrengthLabels } from './new-password-field.tsx';

/** The labels of each form. A shop can replace the defaults one by one. */
export interface SignInLabels {
  userName: ReactNode;
  password: ReactNode;
  submit: ReactNode;
}

export const defaultSignInLabels: SignInLabels = {
  userName: 'E-mail or mobile',
  password: 'Password',
  submit: 'Sign in',
};

const passwordStrength: PasswordStrengthLabels = {
  weak: 'Weak: easy to guess.',
  fair: 'Fair: longer is safer.',
  strong: 'Strong.',
};

export interface SignUpLabels {
  fullName: ReactNode;
  email: ReactNode;
  mobile: ReactNode;
  mobileHint: ReactNode;
  password: ReactNode;
  passwordHint: ReactNode;
  /** Shown instead of the hint while the user types. One short line each. */
  passwordStrength: PasswordStrengthLabels;
  confirmPassword: ReactNode;
  submit: ReactNode;
  /** Why the button is disabled. */
  termsMissing: ReactNode;
}

export const defaultSignUpLabels: SignUpLabels = {
  fullName: 'Name',
  email: 'E-mail',
  mobile: 'Mobile',
  mobileHint: 'The driver rings it half an hour before he comes.',
  password: 'Password',
  passwordHint: 'Six characters or more.',
  passwordStrength,
  confirmPassword: 'Confirm password',
  submit: 'Create the account',
  termsMissing: 'Tick the box above first: without it we may not open an account.',
};

export interface ForgotPasswordLabels {
  lead: ReactNode;
  userName: ReactNode;
  submit: ReactNode;
}

export const defaultForgotPasswordLabels: ForgotPasswordLabels = {
  lead: 'Tell us who you are, and we send a link with which you set a new one.',
  userName: 'E-mail or mobile',
  submit: 'Send the link',
};

export interface NewPasswordLabels {
  currentPassword: ReactNode;
  newPassword: ReactNode;
  newPasswordHint: ReactNode;
  passwordStrength: PasswordStrengthLabels;
  confirmPassword: ReactNode;
  submit: ReactNode;
}

export const defaultNewPasswordLabels: NewPasswordLabels = {
  currentPassword: 'The password you have now',
  newPassword: 'New password',
  newPasswordHint: 'Six characters or more.',
  passwordStrength,
  confirmPassword: 'Confirm the new password',
  submit: 'Set the new password',
};

export interface ProfileLabels {
  name: ReactNode;
  mobile: ReactNode;
  mobileHint: ReactNode;
  currentPassword: ReactNode;
  /** Why the password is asked for. */
  currentPasswordHint: ReactNode;
  email: ReactNode;
  emailHint: ReactNode;
  submit: ReactNode;
}

export const defaultProfileLabels: ProfileLabels = {
  name: 'Name',
  mobile: 'Mobile',
  mobileHint: 'The driver rings it half an hour before he comes.',
  currentPassword: 'Your password',
  currentPasswordHint: 'You can sign in with your mobile, so a new number needs your password.',
  email: 'E-mail',
  emailHint: 'Your account stands under this address, so it stays.',
  submit: 'Save',
};
