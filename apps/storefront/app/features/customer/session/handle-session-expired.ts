import { showToast } from '../../platform/toasts/show-toast.ts';
import { clearSession, getAuthToken } from './session-store.ts';
import { openSignInDialog } from './sign-in-dialog-store.ts';

/** Signs out in place when the API rejects a token. The page and the cart stay as they are. */
export function handleSessionExpired(token: string) {
  // A late response to a replaced token must not end the new session.
  if (getAuthToken() !== token) return;
  clearSession();
  showToast('You’ve been signed out. Your cart is still here.', {
    id: 'session-expired',
    action: { label: 'Sign in', onClick: () => openSignInDialog() },
  });
}
