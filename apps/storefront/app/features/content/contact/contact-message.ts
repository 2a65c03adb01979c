import { contactFormMessages } from './contact-form-messages.ts';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  body: string;
}

/** The maximum length of each field, in characters. */
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

/** Validates a message. The name is required. A missing email address is reported once; sending again confirms it. */
export function validateMessage(
  { name, email }: ContactMessage,
  warnedBefore: boolean,
): MessageErrors | undefined {
  if (name.trim() === '') return { name: contactFormMessages.nameMissing };
  if (email.trim() !== '' || warnedBefore) return undefined;
  return { email: contactFormMessages.emailMissing };
}

export interface MessageResult {
  errors?: MessageErrors;
  /** The status text beside the button. */
  status?: string;
  submitted?: boolean;
  /** The typed values, for a form that was sent without JavaScript. */
  values?: ContactMessage;
}

/** The action of the form without JavaScript. */
export const contactPath = '/contact';

/** The field that tells, on the second submit, that the warning about the missing address was shown. */
export const emailWarningField = 'toldOnce';
