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
import { TextInput } from '../text-input/text-input.tsx';

/**
 * One e-mail address and a button, as a plain form. What was wrong stands under the box and goes with every new
 * attempt; what went well takes the place of the hint and empties the box. The page judges the address and sends it.
 */
export function NewsletterForm({
  surface = 'surface',
  name = 'email',
  label = 'E-mail',
  submitLabel = 'Join',
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
    // Gone from the page before the answer is known, so that the same words twice are heard twice.
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
      <FieldLabel htmlFor={`${id}box`}>{label}</FieldLabel>
      {/* Alone in its row the button is as wide as the box above it. */}
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
          className="text-ink"
        />
        <Button
          type="submit"
          variant={surface === 'inverse' ? 'on-inverse' : 'primary'}
          loading={loading}
          className="grow"
        >
          {submitLabel}
        </Button>
      </div>
      {/* On cloth the red of an error lies on a slip of paper: on indigo it could not be read. */}
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
          'wrap-anywhere text-meta',
          done ? 'font-medium' : 'text-(--note)',
          surface === 'inverse' ? '[--note:var(--on-cloth-2)]' : '[--note:var(--ink-2)]',
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
  /** Where the form goes by itself, without JavaScript. */
  action: string;
  /**
   * What it stands on: paper, or the indigo of the footer.
   * @default 'surface'
   */
  surface?: 'surface' | 'inverse';
  /** The name the address is sent under. @default 'email' */
  name?: string;
  /** Always in sight above the box. @default 'E-mail' */
  label?: ReactNode;
  /** @default 'Join' */
  submitLabel?: ReactNode;
  /** @example 'name@post.example' */
  placeholder?: string;
  /** What one signs up for, under the box. May hold a link. */
  hint?: ReactNode;
  /** What was wrong with the last attempt, under the box and tied to it. */
  error?: ReactNode;
  /** It went well: stands in place of the hint, and the box is emptied. */
  success?: ReactNode;
  /**
   * The address is on its way: the button runs a stitch, and a second attempt is refused.
   * @default false
   */
  loading?: boolean;
  /** Sent along, name by name. */
  hiddenFields?: HiddenFields;
  /** What stands in the box at first, such as the address of an attempt that went wrong. */
  defaultValue?: string;
}

function isThere(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== '' && text !== false;
}

function stateOf(loading: boolean, wrong: boolean, done: boolean) {
  if (loading) return 'busy';
  if (wrong) return 'error';
  return done ? 'success' : 'idle';
}
