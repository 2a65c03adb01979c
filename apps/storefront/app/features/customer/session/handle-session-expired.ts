import { showToast } from '../../platform/toasts/show-toast.ts';
import { clearSession, getAuthToken } from './session-store.ts';
import { openSignInDialog } from './sign-in-dialog-store.ts';

/** The server no longer knows a token. Signs out in place: the page stays as it is, and so does the cart. */
export function handleSessionExpired(token: string) {
  // A late answer to a token that has been replaced ends nobody's session.
  if (getAuthToken() !== token) return;
  clearSession();
  showToast('You have been signed out. Your cart is as you left it.', {
    id: 'session-expired',
    action: { label: 'Sign in', onClick: () => openSignInDialog() },
  });
}
