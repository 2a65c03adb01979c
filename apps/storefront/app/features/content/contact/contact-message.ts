export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  body: string;
}

/** As many letters as the shop takes of each. */
export const maxFieldLengths: Record<keyof ContactMessage, number> = {
  name: 200,
  email: 500,
  subject: 500,
  body: 20_000,
};

export function parseMessage(form: FormData): ContactMessage {
  const text = (field: keyof ContactMessage) =>
    String(form.get(field) ?? '').slice(0, maxFieldLengths[field]);
  return { name: text('name'), email: text('email'), subject: text('subject'), body: text('body') };
}

export type MessageErrors = Partial<Record<'name' | 'email', string>>;

/**
 * What keeps a message from being sent: only that nobody signed it. That it cannot be answered is said once; whoever
 * sends it again, wants that.
 */
export function validateMessage(
  { name, email }: ContactMessage,
  toldOnce: boolean,
): MessageErrors | undefined {
  if (name.trim() === '') return { name: 'Please give your name, so that we know whom we write to.' };
  if (email.trim() !== '' || toldOnce) return undefined;
  return { email: 'Without an address we cannot answer you. Press again to send it all the same.' };
}

/** What became of a message. */
export interface MessageResult {
  errors?: MessageErrors;
  /** Beside the button. */
  status?: string;
  submitted?: boolean;
  /** What was typed, for a form that came without a script. */
  values?: ContactMessage;
}

/** Where the form goes by itself. */
export const contactPath = '/contact';

/** Goes along with the second press, by which it is known that it was told. */
export const emailWarningField = 'toldOnce';

export const sendErrorMessage = 'We could not send it. Your message is still here, please try again.';
