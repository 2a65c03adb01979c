import { Late } from '../../platform/lazy/late.tsx';
import { say } from '../../platform/toasts/say.ts';
import { closeAccountDialog, useAccountDialog } from '../session/ask-to-sign-in.ts';

/** Where the forms to sign in and up open in front of a page. Most visits never need them, so they come when asked for. */
export function LateAccountDialog() {
  return <Late wanted={useAccountDialog(({ view }) => view !== undefined)} load={load} failed={failed} />;
}

const load = () => import('./account-dialog.tsx');

function failed() {
  closeAccountDialog();
  say.error('The form to sign in could not be loaded. Please try again.');
}
