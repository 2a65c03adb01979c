import { Button } from '@piri/ui/button';
import { useState } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import { say } from '../../platform/toasts/say.ts';
import { browserClient } from '../session/browser-client.ts';
import { answerToAny, outOfReach } from './answers.ts';

/** Stands under an e-mail address until somebody has opened the link that was sent there. */
export function UnconfirmedEmail() {
  const shop = useRootData()?.shop;
  const [busy, setBusy] = useState(false);
  if (!shop) return null;

  const sendAgain = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const result = await browserClient(shop).sendEmailConfirmation({ body: {} });
      if (result.ok) say('Sent. The link works for a week.');
      else say.error(answerToAny(result).problem ?? outOfReach);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <span className="block text-ink-2">Not confirmed yet. Please open the link we sent you.</span>
      <Button variant="quiet" size="small" className="-ms-4" busy={busy} onClick={sendAgain}>
        Send the link again
      </Button>
    </>
  );
}
