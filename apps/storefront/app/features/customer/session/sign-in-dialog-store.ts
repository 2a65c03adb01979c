import { create } from 'zustand';

/** What a visitor was about to do when it turned out that one has to be signed in for it. */
export interface AfterSignIn {
  /** Where to go on to. */
  to?: string;
  /** What to do then, in place. */
  afterwards?: () => void;
}

export type AccountDialogView = 'sign-in' | 'sign-up' | 'forgot';

interface AccountDialogState {
  /** Which of the forms is asked for; undefined while none is. */
  view: AccountDialogView | undefined;
  goal: AfterSignIn;
}

export const useAccountDialog = create<AccountDialogState>(() => ({ view: undefined, goal: {} }));

/**
 * Opens the form to sign in, in front of the page. What was wanted is kept until it can be done.
 * @example
 * openSignInDialog({ to: '/profile?tab=wishlist' });
 */
export function openSignInDialog(goal: AfterSignIn = {}) {
  useAccountDialog.setState({ view: 'sign-in', goal });
}

/** The other form, for the same goal. */
export function switchAccountDialog(view: AccountDialogView) {
  useAccountDialog.setState({ view });
}

export function closeAccountDialog() {
  useAccountDialog.setState({ view: undefined, goal: {} });
}
