import { Button } from '@piri/ui/button';
import { useState } from 'react';
import { unreachableRetryMessage } from '../../platform/errors/api-error-messages.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { getBrowserClient } from '../session/get-browser-client.ts';
import { getGenericErrors } from './account-errors.ts';
import { accountResultMessages } from './account-messages.ts';

/** Shown below an email address until the user has opened the confirmation link. */
export function UnconfirmedEmailNotice() {
  const shop = useRootData()?.shop;
  const [loading, setLoading] = useState(false);
  if (!shop) return null;

  const sendAgain = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const result = await getBrowserClient(shop).sendEmailConfirmation({ body: {} });
      if (result.ok) showToast(accountResultMessages.confirmationSent);
      else showToast.error(getGenericErrors(result).problem ?? unreachableRetryMessage);
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <span className="block text-muted">Not confirmed yet. Please open the link we sent you.</span>
      <Button variant="ghost" size="small" className="-ms-4" loading={loading} onClick={sendAgain}>
        Send the link again
      </Button>
    </>
  );
}
