import { ContactForm, type ContactFormProps } from '@piri/ui/contact-form';
import { contactPath, longestMessage, type MessageAnswer, toldField } from './message.ts';
import { useMessage } from './use-message.ts';

export interface ContactUsProps extends Pick<ContactFormProps, 'className'> {
  /** What the server answered to a form that came without a script. */
  answered?: MessageAnswer | undefined;
}

/** The form to write to us, on its page and in front of any other. */
export function ContactUs({ answered, className }: ContactUsProps) {
  const { draft, ...message } = useMessage(answered);
  return (
    <ContactForm
      action={contactPath}
      hint="For our answer, and for nothing else."
      longest={longestMessage}
      defaultValues={answered?.values ?? draft}
      hidden={message.errors?.email === undefined ? {} : { [toldField]: '1' }}
      {...message}
      className={className}
    />
  );
}
