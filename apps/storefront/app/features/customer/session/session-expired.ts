import { say } from '../../platform/toasts/say.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { leaveSession, sessionToken } from './session-store.ts';

/** The server no longer knows a token. Signs out in place: the page stays as it is, and so does the cart. */
export function sessionExpired(token: string) {
  // A late answer to a token that has been replaced ends nobody's session.
  if (sessionToken() !== token) return;
  leaveSession();
  say('You have been signed out. Your cart is as you left it.', {
    id: 'session-expired',
    action: { label: 'Sign in', onPress: () => askToSignIn() },
  });
}
