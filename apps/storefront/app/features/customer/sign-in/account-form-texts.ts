import type { AccountDialogView } from '../session/sign-in-dialog-store.ts';

export interface AccountFormTexts {
  title: string;
  /** The heading beside the form, on the indigo half. */
  greeting: string;
  beside: string;
}

export const accountFormTexts: Record<AccountDialogView | 'new password', AccountFormTexts> = {
  'sign-in': {
    title: 'Sign in',
    greeting: 'Good to see you again.',
    beside: 'Your saved pieces, addresses and orders are where you left them.',
  },
  'sign-up': {
    title: 'Create an account',
    greeting: 'Pull up a stool.',
    beside: 'With an account your wishlist follows you to every screen, and an address is typed once.',
  },
  forgot: {
    title: 'Forgot password',
    greeting: 'It happens in every house.',
    beside: 'Your saved pieces, addresses and orders wait until you are back.',
  },
  'new password': {
    title: 'Set a new password',
    greeting: 'Nearly back.',
    beside: 'With the new password everybody who was signed in to your account is signed out.',
  },
};
