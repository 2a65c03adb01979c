import { type SubmitEvent, useRef, useState } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import { contactFormMessages } from './contact-form-messages.ts';
import { type ContactMessage, type MessageResult, parseMessage, validateMessage } from './contact-message.ts';

/** The unsent text, kept for when the form is closed and opened again. */
let draft: Partial<ContactMessage> = {};

/** Returns the state and the handlers of the contact form. The warning about a missing address is shown once. */
export function useContactForm(before: MessageResult = {}) {
  const shop = useRootData()?.shop;
  const [answer, setAnswer] = useState<MessageResult>(before);
  const [loading, setLoading] = useState(false);
  const warnedBefore = useRef(before.errors?.email !== undefined);

  const send = async (message: ContactMessage): Promise<MessageResult> => {
    const { sendContactMessageFromBrowser } = await import('./send-contact-message-from-browser.ts');
    if (!shop) throw new Error('The shop’s data is not loaded, so the message cannot be sent.');
    return sendContactMessageFromBrowser(shop, message);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = parseMessage(new FormData(event.currentTarget));
    const errors = validateMessage(message, warnedBefore.current);
    warnedBefore.current ||= errors?.email !== undefined;
    setAnswer(errors ? { errors } : {});
    if (errors) return;
    setLoading(true);
    send(message)
      .catch((error: unknown): MessageResult => {
        // For example, a module that failed to load.
        console.debug('The message could not be sent.', error);
        return { status: contactFormMessages.failed };
      })
      .then((sent) => {
        if (sent.submitted) draft = {};
        setAnswer(sent);
      })
      .finally(() => setLoading(false));
  };

  const remember = (event: { currentTarget: HTMLFormElement }) => {
    draft = parseMessage(new FormData(event.currentTarget));
  };

  const { values: _, ...shown } = answer;
  return { ...shown, loading, draft, onSubmit: submit, onInput: remember };
}
