import { type ComponentType, useEffect, useState } from 'react';
import { closeAccountDialog, useAccountDialog } from '../session/ask-to-sign-in.ts';
import { say } from '../toasts/say.ts';

/** Where the forms to sign in and up open in front of a page. Most visits never need them, so they come when asked for. */
export function LateAccountDialog() {
  const [Dialog, setDialog] = useState<ComponentType>();
  const wanted = useAccountDialog(({ view }) => view !== undefined);

  useEffect(() => {
    if (!wanted || Dialog) return;
    import('./account-dialog.tsx').then(
      ({ AccountDialog }) => setDialog(() => AccountDialog),
      (error: unknown) => {
        // Such as a module that a newer build has taken away.
        console.debug('The form to sign in did not arrive.', error);
        closeAccountDialog();
        say.error('The form to sign in could not be loaded. Please try again.');
      },
    );
  }, [wanted, Dialog]);

  return Dialog ? <Dialog /> : null;
}
