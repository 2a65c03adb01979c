import type { ReactNode } from 'react';
import type { PasswordStrengthLabels } from './new-password-field.tsx';

/** The labels of each form. A shop can replace the defaults one by one. */
export interface SignInLabels {
  userName: ReactNode;
  password: ReactNode;
  submit: ReactNode;
}

export const defaultSignInLabels: SignInLabels = {
  userName: 'Email or mobile number',
  password: 'Password',
  submit: 'Sign in',
};

export const defaultPasswordStrengthLabels: PasswordStrengthLabels = {
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
  email: 'Email',
  mobile: 'Mobile number',
  mobileHint: 'The driver will call this number half an hour before arriving.',
  password: 'Password',
  passwordHint: 'Six characters or more.',
  passwordStrength: defaultPasswordStrengthLabels,
  confirmPassword: 'Confirm password',
  submit: 'Create account',
  termsMissing: 'Tick the box above to create your account.',
};

export interface ForgotPasswordLabels {
  lead: ReactNode;
  userName: ReactNode;
  submit: ReactNode;
}

export const defaultForgotPasswordLabels: ForgotPasswordLabels = {
  lead: 'Tell us who you are, and we’ll send you a link to set a new password.',
  userName: 'Email or mobile number',
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
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'Six characters or more.',
  passwordStrength: defaultPasswordStrengthLabels,
  confirmPassword: 'Confirm new password',
  submit: 'Set new password',
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
  mobile: 'Mobile number',
  mobileHint: 'The driver will call this number half an hour before arriving.',
  currentPassword: 'Current password',
  currentPasswordHint: 'You can sign in with your mobile number, so changing it requires your password.',
  email: 'Email',
  emailHint: 'You sign in with this address, so it can’t be changed here.',
  submit: 'Save',
};
