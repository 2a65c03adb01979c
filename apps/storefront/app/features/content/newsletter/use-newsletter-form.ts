import { type SubmitEvent, useState } from 'react';
import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { setSubscribed } from './subscribed-flag.ts';
import { validateEmail } from './validate-email.ts';

export interface UseNewsletterFormOptions {
  /** The title of the offer beside the field. */
  offer?: string;
  /** The message of the toast if the address is already subscribed. */
  already: string;
  /** The message under the field on success. */
  success: string;
}

export interface NewsletterFormResult {
  /** The address, if it has to be corrected. */
  email?: string;
  error?: string;
  success?: string;
}

const failed = 'Failed to Subscribe';

/** Returns the state and the handler of a newsletter form. Results are shown in a toast and under the field. */
export function useNewsletterForm(source: UseNewsletterFormOptions, before: NewsletterFormResult = {}) {
  const shop = useRootData()?.shop;
  const [answer, setAnswer] = useState<NewsletterFormResult>({ ...before });
  const [loading, setLoading] = useState(false);

  const send = async (email: string): Promise<NewsletterFormResult> => {
    const { subscribeToNewsletter } = await import('./subscribe-to-newsletter.ts');
    if (!shop) return notSent();
    const { outcome, waitMs } = await subscribeToNewsletter(shop, email, source.offer);
    if (outcome === 'subscribed') {
      setSubscribed();
      showToast('Subscription Successful');
      return { success: source.success };
    }
    if (outcome === 'already') {
      setSubscribed();
      showToast.error(source.already);
      return { error: 'Already Subscribed with this email' };
    }
    return notSent(waitMs);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const error = validateEmail(email);
    setAnswer(error === undefined ? {} : { error });
    if (error !== undefined) return;
    setLoading(true);
    send(email)
      .catch((error: unknown) => {
        // For example, a module that failed to load.
        console.debug('The newsletter subscription could not be sent.', error);
        return notSent();
      })
      .then(setAnswer)
      .finally(() => setLoading(false));
  };

  const { email: _, ...shown } = answer;
  return { loading, ...shown, onSubmit: submit };
}

function notSent(waitMs?: number): NewsletterFormResult {
  const when = formatRetryAfter(waitMs);
  showToast.error(failed);
  return { error: `${failed}. Your email is still here; please try again${when ? ` in ${when}` : ''}.` };
}
