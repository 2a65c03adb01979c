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
    beside: 'Everything you’ve saved is where you left it.',
  },
  'sign-up': {
    title: 'Create an account',
    greeting: 'Pull up a stool.',
    beside: 'With an account, your wishlist is on every device and you only enter your address once.',
  },
  forgot: {
    title: 'Forgot password',
    greeting: 'It happens to the best of us.',
    beside: 'Everything you’ve saved will be here when you’re back.',
  },
  'new password': {
    title: 'Set a new password',
    greeting: 'Nearly there.',
    beside: 'Setting a new password signs you out everywhere else.',
  },
};
