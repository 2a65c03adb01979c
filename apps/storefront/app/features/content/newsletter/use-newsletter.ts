import { type SubmitEvent, useState } from 'react';
import { sayWait } from '../../platform/errors/say-wait.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { say } from '../../platform/toasts/say.ts';
import { judgeEmail } from './judge-email.ts';
import { markSubscribed } from './subscribed-mark.ts';

export interface NewsletterPlace {
  /** The title of the offer beside the field. */
  offer?: string;
  /** Said in passing where the address stands on the list already. */
  already: string;
  /** Stands under the field when it went well. */
  success: string;
}

/** What became of an address. */
export interface LetterAnswer {
  /** The address, where it has to be mended. */
  email?: string;
  error?: string;
  success?: string;
}

const failed = 'Failed to Subscribe';

/** Takes an address from a field to the list, and says what became of it: in passing, and under the field. */
export function useNewsletter(place: NewsletterPlace, before: LetterAnswer = {}) {
  const shop = useRootData()?.shop;
  const [answer, setAnswer] = useState<LetterAnswer>({ ...before });
  const [busy, setBusy] = useState(false);

  const send = async (email: string): Promise<LetterAnswer> => {
    const { subscribe } = await import('./subscribe.ts');
    if (!shop) return notSent();
    const { outcome, waitMs } = await subscribe(shop, email, place.offer);
    if (outcome === 'subscribed') {
      markSubscribed();
      say('Subscription Successful');
      return { success: place.success };
    }
    if (outcome === 'already') {
      markSubscribed();
      say.error(place.already);
      return { error: 'Already Subscribed with this email' };
    }
    return notSent(waitMs);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const error = judgeEmail(email);
    setAnswer(error === undefined ? {} : { error });
    if (error !== undefined) return;
    setBusy(true);
    send(email)
      .catch((error: unknown) => {
        // Such as a module that did not arrive.
        console.debug('The address could not be sent.', error);
        return notSent();
      })
      .then(setAnswer)
      .finally(() => setBusy(false));
  };

  const { email: _, ...shown } = answer;
  return { busy, ...shown, onSubmit: submit };
}

function notSent(waitMs?: number): LetterAnswer {
  const when = sayWait(waitMs);
  say.error(failed);
  return { error: `${failed}. Your address is still here, please try again${when ? ` in ${when}` : ''}.` };
}
