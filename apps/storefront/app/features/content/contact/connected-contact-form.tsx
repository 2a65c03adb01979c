import { ContactForm, type ContactFormProps } from '@piri/ui/contact-form';
import { contactPath, emailWarningField, type MessageResult, maxFieldLengths } from './contact-message.ts';
import { useContactForm } from './use-contact-form.ts';

export interface ConnectedContactFormProps extends Pick<ContactFormProps, 'className'> {
  /** The result of a form that was sent without JavaScript. */
  answered?: MessageResult | undefined;
}

/** The contact form, on its page and in the dialog. */
export function ConnectedContactForm({ answered, className }: ConnectedContactFormProps) {
  const { draft, ...message } = useContactForm(answered);
  return (
    <ContactForm
      action={contactPath}
      hint="Only used to reply to you."
      maxLengths={maxFieldLengths}
      defaultValues={answered?.values ?? draft}
      hiddenFields={message.errors?.email === undefined ? {} : { [emailWarningField]: '1' }}
      {...message}
      className={className}
    />
  );
}
