import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Divider } from '../divider/divider.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import type { FieldRegistration } from '../internal/form-field.tsx';

/** The props that all account forms share. `Name` lists the names of their fields. */
export interface SharedAccountFormProps<Name extends string>
  extends Omit<ComponentProps<'form'>, 'children' | 'defaultValue'> {
  /**
   * Connects a field to the form's state, such as `register` of react-hook-form.
   * @default the name alone, for `new FormData(form)`
   */
  register?: (name: Name) => FieldRegistration;
  /** The initial values of the fields, if no form library controls them. */
  defaultValues?: Partial<Record<Name, string>>;
  /** How to correct each field. Shown below the field and associated with it. */
  errors?: Partial<Record<Name, ReactNode>>;
  /** The error of the form as a whole, shown above the fields. Announced at once, before any field's error. */
  problem?: ReactNode;
  /** Information about the last attempt, shown in the same place. Announced politely. */
  note?: ReactNode;
  /**
   * Shows that the form is being submitted: the button runs a stitch, and another submission is refused.
   * @default false
   */
  loading?: boolean;
  /** A link to another way in, below a stitched line. */
  footer?: ReactNode;
}

/** The class around a read-only field. */
export const readOnlyFieldClass =
  '*:data-[slot=text-input-frame]:border-subtle! *:data-[slot=text-input-frame]:bg-surface-muted!';

interface AccountFormLayoutProps
  extends Omit<SharedAccountFormProps<string>, 'register' | 'defaultValues' | 'errors'> {
  submitLabel: ReactNode;
  /** The id of the alert, if the errors of fields follow from `problem`. Those fields are described by it. */
  reasonId?: string | undefined;
  /** Why the form cannot be submitted yet. */
  disabledReason?: ReactNode;
  children: ReactNode;
}

/** The layout of an account form: alert, fields, one button, footer. */
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
}: AccountFormLayoutProps) {
  // Scroll a new alert into view: it is above the button that was pressed, and on a phone above the viewport.
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
      // Not `get`, which would put what was typed into the URL if the form is submitted without JavaScript.
      method="post"
      noValidate
      aria-busy={loading || undefined}
      {...props}
      onSubmit={submit}
      // A text input has a width of its own, which is too wide for two side by side.
      className={cx('flex flex-col text-start text-default [&_input:not([type=checkbox])]:w-full', className)}
    >
      <InlineAlert
        ref={alert}
        id={reasonId}
        announce
        // A failure of the shop is not the shopper's mistake, so it does not look like one.
        variant={reasonId ? 'warning' : 'error'}
        title={reasonId && problem}
        className="not-empty:mb-4"
      >
        {!reasonId && renderMessage(problem)}
      </InlineAlert>
      <InlineAlert announce className="not-empty:mb-4">
        {renderMessage(note)}
      </InlineAlert>
      <div className="grid gap-4">
        {children}
        <div className="mt-1 grid gap-2">
          <Button type="submit" loading={loading} disabled={Boolean(disabledReason)}>
            {submitLabel}
          </Button>
          {disabledReason && <p className="text-center text-muted text-small">{disabledReason}</p>}
        </div>
      </div>
      {/* At the bottom if the parent has given the form more height than it needs. */}
      {footer && (
        <div className="mt-auto pt-6">
          <Divider tone="subtle" />
          <div className="mt-4">{footer}</div>
        </div>
      )}
    </form>
  );
}

function renderMessage(text: ReactNode): ReactNode {
  return text && <p className="text-default">{text}</p>;
}
