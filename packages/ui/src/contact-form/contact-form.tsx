import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.tsx';
import { Field, FieldError, FieldHint, FieldLabel } from '../field/field.tsx';
import { type HiddenFields, HiddenInputs } from '../internal/hidden-inputs.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useLabels } from '../internal/use-labels.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';

const english: ContactFormLabels = {
  name: 'Your name',
  email: 'Email',
  subject: 'Subject',
  body: 'Your message',
  submit: 'Send Your Message',
};

/**
 * A form to write to the shop: name, email address, subject and message. The page validates and sends it, and sets
 * `errors` by field or one `status` line. What was typed stays until `submitted`.
 */
export function ContactForm({
  labels: ownLabels,
  errors = {},
  hint,
  status,
  submitted = false,
  loading = false,
  maxLengths,
  hiddenFields,
  defaultValues,
  onSubmit,
  ref,
  className,
  ...props
}: ContactFormProps) {
  const labels = useLabels('ContactForm', english, ownLabels);
  const form = useRef<HTMLFormElement>(null);
  const [trying, setTrying] = useState(false);
  const answered = !trying && !loading;
  const first = answered ? fields.find((field) => errors[field]) : undefined;

  useEffect(() => {
    if (answered && first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [answered, first]);
  useEffect(() => {
    if (submitted) form.current?.reset();
  }, [submitted]);

  const attempt = (event: SubmitEvent<HTMLFormElement>) => {
    if (loading) return event.preventDefault();
    // Clear the errors before the result is known, so that the same message is announced again.
    flushSync(() => setTrying(true));
    onSubmit?.(event);
    setTrying(false);
  };

  const common = (name: ContactFieldName) => ({
    name,
    defaultValue: defaultValues?.[name],
    maxLength: maxLengths?.[name],
  });
  return (
    <form
      method="post"
      noValidate
      aria-busy={loading || undefined}
      {...props}
      ref={mergeRefs(form, ref)}
      data-slot="contact-form"
      onSubmit={attempt}
      className={cx('grid gap-5 text-default', className)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field required>
          <FieldLabel>{labels.name}</FieldLabel>
          <TextInput autoComplete="name" {...common('name')} />
          <FieldError>{answered && errors.name}</FieldError>
        </Field>
        <Field>
          <FieldLabel>{labels.email}</FieldLabel>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            {...common('email')}
          />
          {hint && <FieldHint>{hint}</FieldHint>}
          <FieldError>{answered && errors.email}</FieldError>
        </Field>
      </div>
      <Field>
        <FieldLabel>{labels.subject}</FieldLabel>
        <TextInput {...common('subject')} />
        <FieldError>{answered && errors.subject}</FieldError>
      </Field>
      <Field>
        <FieldLabel>{labels.body}</FieldLabel>
        <TextArea rows={6} className="max-h-[40dvh]" {...common('body')} />
        <FieldError>{answered && errors.body}</FieldError>
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" loading={loading} className="max-sm:w-full">
          {labels.submit}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-52 wrap-anywhere text-small">
          {answered && status}
        </p>
      </div>
      <HiddenInputs fields={hiddenFields} />
    </form>
  );
}

const fields = ['name', 'email', 'subject', 'body'] as const;

/** The `name` attributes of the fields. */
export type ContactFieldName = (typeof fields)[number];

export interface ContactFormLabels extends Record<ContactFieldName, ReactNode> {
  /** The label of the button. @default 'Send Your Message' */
  submit: ReactNode;
}

export interface ContactFormProps
  extends Omit<ComponentProps<'form'>, 'children' | 'method' | 'hidden' | 'defaultValue'> {
  /** Where the form is submitted without JavaScript. */
  action: string;
  /** How to correct each field. The first one with an error takes the focus. */
  errors?: Partial<Record<ContactFieldName, ReactNode>>;
  /** A hint below the email address, such as what it is used for. */
  hint?: ReactNode;
  /** One line beside the button: whether the message was sent. */
  status?: ReactNode;
  /**
   * Whether the message was sent. Clears the fields.
   * @default false
   */
  submitted?: boolean;
  /**
   * Shows that the form is being submitted: the button runs a stitch, and another submission is refused.
   * @default false
   */
  loading?: boolean;
  /** Hidden fields to submit with the form, by name. */
  hiddenFields?: HiddenFields;
  /** The maximum number of characters of each field. */
  maxLengths?: Partial<Record<ContactFieldName, number>>;
  /** The initial values of the fields. */
  defaultValues?: Partial<Record<ContactFieldName, string>>;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<ContactFormLabels>;
}
