import { type SubmitEvent, useState } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { formatSubscribeFailure, newsletterMessages } from './newsletter-messages.ts';
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

/** Returns the state and the handler of a newsletter form. Results are shown in a toast and under the field. */
export function useNewsletterForm(options: UseNewsletterFormOptions, initial: NewsletterFormResult = {}) {
  const shop = useRootData()?.shop;
  const [result, setResult] = useState<NewsletterFormResult>({ ...initial });
  const [loading, setLoading] = useState(false);

  const send = async (email: string): Promise<NewsletterFormResult> => {
    const { subscribeToNewsletter } = await import('./subscribe-to-newsletter.ts');
    if (!shop) return notSent();
    const { outcome, waitMs } = await subscribeToNewsletter(shop, email, options.offer);
    if (outcome === 'subscribed') {
      setSubscribed();
      showToast(newsletterMessages.subscribed);
      return { success: options.success };
    }
    if (outcome === 'already') {
      setSubscribed();
      showToast.error(options.already);
      return { error: newsletterMessages.alreadySubscribed };
    }
    return notSent(waitMs);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const error = validateEmail(email);
    setResult(error === undefined ? {} : { error });
    if (error !== undefined) return;
    setLoading(true);
    send(email)
      .catch((error: unknown) => {
        // For example, a module that failed to load.
        console.debug('The newsletter subscription could not be sent.', error);
        return notSent();
      })
      .then(setResult)
      .finally(() => setLoading(false));
  };

  const { email: _, ...shown } = result;
  return { loading, ...shown, onSubmit: submit };
}

function notSent(waitMs?: number): NewsletterFormResult {
  showToast.error(newsletterMessages.failed);
  return { error: formatSubscribeFailure(waitMs) };
}
