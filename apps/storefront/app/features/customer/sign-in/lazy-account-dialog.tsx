import { Lazy } from '../../platform/lazy/lazy.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { closeAccountDialog, useAccountDialog } from '../session/sign-in-dialog-store.ts';

/** Renders the account dialog. It is loaded on demand, since most visits never need it. */
export function LazyAccountDialog() {
  return <Lazy when={useAccountDialog(({ view }) => view !== undefined)} load={load} onError={failed} />;
}

const load = () => import('./account-dialog.tsx');

function failed() {
  closeAccountDialog();
  showToast.error('We couldn’t load the sign-in form. Please try again.');
}
