import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Divider } from '../divider/divider.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import type { FieldRegistration } from '../internal/form-field.tsx';

/** What all forms of an account share. `Name` lists their boxes. */
export interface AccountFormProps<Name extends string>
  extends Omit<ComponentProps<'form'>, 'children' | 'defaultValue'> {
  /**
   * Ties a box to whoever holds what is typed: the `register` of react-hook-form fits.
   * @default the name alone, for `new FormData(form)`
   */
  register?: (name: Name) => FieldRegistration;
  /** What stands in the boxes at first, where nobody holds the form. */
  values?: Partial<Record<Name, string>>;
  /** How to mend each box. Stands under it, tied to it. */
  errors?: Partial<Record<Name, ReactNode>>;
  /** What went wrong with the whole, above the boxes. Heard at once, before any box. */
  problem?: ReactNode;
  /** What is good to know about the last attempt, in the same place. Heard when there is a pause. */
  note?: ReactNode;
  /**
   * On its way: the button runs a stitch, and a second attempt is refused.
   * @default false
   */
  loading?: boolean;
  /** The other way in, below a stitch. */
  footer?: ReactNode;
}

/** Around a box that is only read. */
export const readOnlyFieldClass =
  '*:data-[slot=text-input-frame]:border-hairline! *:data-[slot=text-input-frame]:bg-pati!';

interface FrameProps extends Omit<AccountFormProps<string>, 'register' | 'values' | 'errors'> {
  submitLabel: ReactNode;
  /** Errors of boxes follow from the problem, which is their reason. It has this id, so that boxes can be described by it. */
  reasonId?: string | undefined;
  /** Why it cannot be sent yet. */
  disabledReason?: ReactNode;
  children: ReactNode;
}

/** The form itself: what went wrong, the boxes, one button, the other way in. */
export function AccountFormLayout({
  problem,
  reasonId,
  note,
  loading = false,
  footer,
  submitLabel,
  disabledReason,
  onSubmit,
  className,
  children,
  ...props
}: FrameProps) {
  // A new one stands above what was pressed, and on a phone above what is in sight.
  const alert = useRef<HTMLDivElement>(null);
  const shown = useRef(problem);
  useEffect(() => {
    if (problem && problem !== shown.current) alert.current?.scrollIntoView({ block: 'nearest' });
    shown.current = problem;
  }, [problem]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (loading || disabledReason) return event.preventDefault();
    onSubmit?.(event);
  };
  return (
    <form
      // Never in an address: without a script the form has nowhere to go, and what is typed stays where it is.
      method="post"
      noValidate
      aria-busy={loading || undefined}
      {...props}
      onSubmit={submit}
      // A box has a width of its own, which two beside each other do not have room for.
      className={cx('flex flex-col text-start text-ink [&_input:not([type=checkbox])]:w-full', className)}
    >
      <InlineAlert
        ref={alert}
        id={reasonId}
        announce
        // A reason that lies with the shop is no mistake of the shopper, and does not look like one.
        variant={reasonId ? 'warning' : 'error'}
        title={reasonId && problem}
        className="not-empty:mb-4"
      >
        {!reasonId && said(problem)}
      </InlineAlert>
      <InlineAlert announce className="not-empty:mb-4">
        {said(note)}
      </InlineAlert>
      <div className="grid gap-4">
        {children}
        <div className="mt-1 grid gap-2">
          <Button type="submit" loading={loading} disabled={Boolean(disabledReason)}>
            {submitLabel}
          </Button>
          {disabledReason && <p className="text-center text-ink-2 text-meta">{disabledReason}</p>}
        </div>
      </div>
      {/* At the bottom, where whoever shows it has given the form more height than it needs. */}
      {footer && (
        <div className="mt-auto pt-6">
          <Divider tone="subtle" />
          <div className="mt-4">{footer}</div>
        </div>
      )}
    </form>
  );
}

function said(text: ReactNode): ReactNode {
  return text && <p className="text-ink">{text}</p>;
}
