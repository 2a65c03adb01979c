import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.tsx';
import { FieldError, FieldLabel } from '../field/field.tsx';
import { mergeIds } from '../field/field-context.ts';
import { type HiddenFields, HiddenInputs } from '../internal/hidden-inputs.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { TextInput } from '../text-input/text-input.tsx';

const english = { label: 'Email', submitLabel: 'Join' };

/**
 * A form that takes one email address. The error is below the field and is cleared on every new attempt; the success
 * message replaces the hint and clears the field. The page validates and sends the address. Renders a plain `<form>`.
 */
export function NewsletterForm({
  surface = 'surface',
  name = 'email',
  label,
  submitLabel,
  placeholder,
  hint,
  error,
  success,
  loading = false,
  hiddenFields,
  defaultValue,
  onSubmit,
  className,
  ...props
}: NewsletterFormProps) {
  const labels = useLabels('NewsletterForm', english);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [trying, setTrying] = useState(false);
  const answered = !trying && !loading;
  const wrong = answered && isThere(error);
  const done = answered && !wrong && isThere(success);

  useEffect(() => {
    if (done && box.current) box.current.value = '';
  }, [done]);

  const attempt = (event: SubmitEvent<HTMLFormElement>) => {
    if (loading) return event.preventDefault();
    // The old message is removed before the result is known, so that a repeated one is announced again.
    flushSync(() => setTrying(true));
    onSubmit?.(event);
    setTrying(false);
  };

  return (
    <form
      method="post"
      noValidate
      aria-busy={loading || undefined}
      {...props}
      data-slot="newsletter-form"
      data-surface={surface}
      data-state={stateOf(loading, wrong, done)}
      onSubmit={attempt}
      className={cx('group/newsletter grid grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}
    >
      <FieldLabel htmlFor={`${id}box`}>{label ?? labels.label}</FieldLabel>
      {/* If the button wraps to its own row, it is as wide as the field above it. */}
      <div className="flex flex-wrap gap-2 *:first:min-w-[min(12rem,100%)] *:first:flex-[999_1_0%]">
        <TextInput
          id={`${id}box`}
          ref={box}
          type="email"
          name={name}
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          defaultValue={defaultValue}
          aria-invalid={wrong || undefined}
          aria-describedby={mergeIds(wrong && `${id}error`, `${id}note`)}
          className="text-default"
        />
        <Button
          type="submit"
          variant={surface === 'inverse' ? 'on-inverse' : 'primary'}
          loading={loading}
          className="grow"
        >
          {submitLabel ?? labels.submitLabel}
        </Button>
      </div>
      {/* On indigo, the error has a paper background, since its red would not be readable. */}
      <FieldError
        id={`${id}error`}
        role="alert"
        className="group-data-[surface=inverse]/newsletter:justify-self-start group-data-[surface=inverse]/newsletter:rounded-chip group-data-[surface=inverse]/newsletter:bg-surface group-data-[surface=inverse]/newsletter:px-2.5 group-data-[surface=inverse]/newsletter:py-1.5"
      >
        {wrong && error}
      </FieldError>
      <div
        id={`${id}note`}
        role="status"
        className={cx(
          'wrap-anywhere text-small',
          done ? 'font-medium' : 'text-(--piri-note-color)',
          surface === 'inverse'
            ? '[--piri-note-color:var(--piri-on-inverse-muted)]'
            : '[--piri-note-color:var(--piri-text-muted)]',
        )}
      >
        {done ? success : hint}
      </div>
      <HiddenInputs fields={hiddenFields} />
    </form>
  );
}

export interface NewsletterFormProps
  extends Omit<ComponentProps<'form'>, 'children' | 'hidden' | 'method' | 'defaultValue'> {
  /** The address that the form submits to without JavaScript. */
  action: string;
  /**
   * The background: paper, or the indigo of the footer.
   * @default 'surface'
   */
  surface?: 'surface' | 'inverse';
  /** The name of the field in the submitted data. @default 'email' */
  name?: string;
  /** The visible label above the field. @default 'Email' */
  label?: ReactNode;
  /** @default 'Join' */
  submitLabel?: ReactNode;
  /** @example 'name@post.example' */
  placeholder?: string;
  /** What the user signs up for, below the field. May contain a link. */
  hint?: ReactNode;
  /** The error of the last attempt. It is below the field and describes it. */
  error?: ReactNode;
  /** The success message. It replaces the hint, and the field is cleared. */
  success?: ReactNode;
  /**
   * Whether the address is being sent. The button shows a moving stitch, and another attempt is ignored.
   * @default false
   */
  loading?: boolean;
  /** Hidden fields to send along, by name. */
  hiddenFields?: HiddenFields;
  /** The initial value, such as the address of a failed attempt. */
  defaultValue?: string;
}

function isThere(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== '' && text !== false;
}

function stateOf(loading: boolean, wrong: boolean, done: boolean) {
  if (loading) return 'loading';
  if (wrong) return 'error';
  return done ? 'success' : 'idle';
}
