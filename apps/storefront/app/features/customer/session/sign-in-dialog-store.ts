import { create } from 'zustand';

/** What happens once the user has signed in. */
export interface OpenSignInDialogOptions {
  /** The path to open after signing in. */
  to?: string;
  /** A callback to run after signing in. */
  afterwards?: () => void;
}

export type AccountDialogView = 'sign-in' | 'sign-up' | 'forgot';

interface AccountDialogState {
  /** The form to show; undefined while the dialog is closed. */
  view: AccountDialogView | undefined;
  goal: OpenSignInDialogOptions;
}

export const useAccountDialog = create<AccountDialogState>(() => ({ view: undefined, goal: {} }));

/**
 * Opens the sign-in dialog. The goal is kept until the user has signed in.
 * @example
 * openSignInDialog({ to: '/profile?tab=wishlist' });
 */
export function openSignInDialog(goal: OpenSignInDialogOptions = {}) {
  useAccountDialog.setState({ view: 'sign-in', goal });
}

/** Switches to another form and keeps the goal. */
export function switchAccountDialog(view: AccountDialogView) {
  useAccountDialog.setState({ view });
}

export function closeAccountDialog() {
  useAccountDialog.setState({ view: undefined, goal: {} });
}
