import { ContactForm, type ContactFormProps } from '@piri/ui/contact-form';
import { contactPath, emailWarningField, type MessageResult, maxFieldLengths } from './contact-message.ts';
import { useContactForm } from './use-contact-form.ts';

export interface ConnectedContactFormProps extends Pick<ContactFormProps, 'className'> {
  /** What the server answered to a form that came without a script. */
  answered?: MessageResult | undefined;
}

/** The form to write to us, on its page and in front of any other. */
export function ConnectedContactForm({ answered, className }: ConnectedContactFormProps) {
  const { draft, ...message } = useContactForm(answered);
  return (
    <ContactForm
      action={contactPath}
      hint="For our answer, and for nothing else."
      maxLengths={maxFieldLengths}
      defaultValues={answered?.values ?? draft}
      hiddenFields={message.errors?.email === undefined ? {} : { [emailWarningField]: '1' }}
      {...message}
      className={className}
    />
  );
}
