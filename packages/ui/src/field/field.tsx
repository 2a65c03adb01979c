import { cx } from 'class-variance-authority';
import { type ComponentProps, use, useId, useLayoutEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FieldContext, type FieldState, joinIds } from './field-control.ts';

/**
 * One question of a form. Ties the control inside it to its label, hint and error: ids, `aria-describedby`,
 * `aria-invalid` and `required` come by themselves.
 */
export function Field({ controlId, required = false, invalid, className, ...props }: FieldProps) {
  const ownId = useId();
  const [placed, setPlaced] = useState<Partial<Record<'hint' | 'error', string | undefined>>>({});
  const field: FieldState = {
    controlId: controlId ?? ownId,
    // The error first: it is what the visitor came back to the box for.
    describedBy: joinIds(placed.error, placed.hint),
    invalid: invalid ?? placed.error !== undefined,
    required,
    place: (part, id) => setPlaced((others) => (others[part] === id ? others : { ...others, [part]: id })),
  };
  return (
    <FieldContext value={field}>
      <div
        data-slot="field"
        data-invalid={field.invalid ? '' : undefined}
        {...props}
        // As wide as its column, not as the browser's usual twenty letters.
        className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}
      />
    </FieldContext>
  );
}

/** The words of the question, always in sight. A required question is marked; screen readers hear it from the box. */
export function FieldLabel({ className, children, ...props }: ComponentProps<'label'>) {
  const field = use(FieldContext);
  return (
    <label
      data-slot="field-label"
      htmlFor={field?.controlId}
      {...props}
      className={cx('justify-self-start font-semibold text-meta', className)}
    >
      {children}
      {field?.required && (
        <span aria-hidden="true" className="ms-1 text-danger">
          *
        </span>
      )}
    </label>
  );
}

/** What helps to answer, before anything has gone wrong. */
export function FieldHint({ id, className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-hint"
      {...props}
      id={usePlace('hint', true, id)}
      className={cx('text-ink-2 text-meta', className)}
    />
  );
}

/** How to mend the answer. Without children it renders nothing, so it can always stand there. */
export function FieldError({ id, tone = 'error', className, children, ...props }: FieldErrorProps) {
  const shown = children !== undefined && children !== null && children !== '' && children !== false;
  const ownId = usePlace('error', shown, id);
  if (!shown) return null;
  return (
    <p
      data-slot="field-error"
      {...props}
      id={ownId}
      data-tone={tone}
      className={cx(
        'flex gap-1.5 text-meta',
        tone === 'error' ? 'font-medium text-danger' : 'text-ink-2',
        className,
      )}
    >
      {tone === 'error' && <Icon name="alert" width={18} height={18} className="mt-px" />}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

export interface FieldErrorProps extends ComponentProps<'p'> {
  /**
   * `quiet` when the reason stands elsewhere and the answer may be right: neither red nor with a sign. Set `invalid` of
   * the field to `false` with it.
   * @default 'error'
   */
  tone?: 'error' | 'quiet';
}

export interface FieldProps extends ComponentProps<'div'> {
  /** The id of the control, for links that lead to it. Without it one is made. */
  controlId?: string;
  /**
   * Marks the label, and makes the control `required`.
   * @default false
   */
  required?: boolean;
  /**
   * For a page that comes from the server with its errors: known before the first paint.
   * @default whether a FieldError with something in it stands in the field
   */
  invalid?: boolean;
}

/** Tells the field where this part stands, and takes it back when it goes. */
function usePlace(part: 'hint' | 'error', shown: boolean, givenId: string | undefined): string {
  const ownId = useId();
  const id = givenId ?? ownId;
  const place = use(FieldContext)?.place;
  // Before the paint, so that a screen reader which is already in the box hears of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` is new at every render and always does the same
  useLayoutEffect(() => {
    place?.(part, shown ? id : undefined);
    return () => place?.(part, undefined);
  }, [part, shown, id]);
  return id;
}
