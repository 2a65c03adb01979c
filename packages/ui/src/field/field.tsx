import { cx } from 'class-variance-authority';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { RequiredMark } from '../internal/required-mark.tsx';
import { FieldContext, type FieldContextValue, mergeIds } from './field-context.ts';

/**
 * A form field that connects a control to its label, hint and error. It sets ids, `aria-describedby`, `aria-invalid`
 * and `required` automatically.
 */
export function Field({ controlId, required = false, invalid, className, ...props }: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const [placed, setPlaced] = useState(() => partsAmong(props.children, id));
  const [hasControlMessage, setControlMessage] = useState(false);
  const field: FieldContextValue = {
    controlId: id,
    // The error first: it is the reason why the user came back to the field.
    describedBy: mergeIds(placed.error, placed.hint),
    invalid: invalid ?? (placed.error !== undefined || hasControlMessage),
    required,
    hasControlMessage,
    setControlMessage,
    registerPart: (part, id) =>
      setPlaced((others) => (others[part] === id ? others : { ...others, [part]: id })),
  };
  return (
    <FieldContext value={field}>
      <div
        data-slot="field"
        data-invalid={field.invalid ? '' : undefined}
        {...props}
        // As wide as its column, not as the browser's default of 20 characters.
        className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}
      />
    </FieldContext>
  );
}

/** The label of a field, always visible. A required field is marked; screen readers announce it from the control. */
export function FieldLabel({ className, children, ...props }: ComponentProps<'label'>) {
  const field = use(FieldContext);
  return (
    <label
      data-slot="field-label"
      htmlFor={field?.controlId}
      {...props}
      className={cx('justify-self-start font-semibold text-small', className)}
    >
      {children}
      {field?.required && <RequiredMark />}
    </label>
  );
}

/** A hint that helps to fill in the field. */
export function FieldHint({ id, className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-hint"
      {...props}
      id={useRegisteredPart('hint', true, id)}
      className={cx('text-muted text-small', className)}
    >
      <bdi>{children}</bdi>
    </p>
  );
}

/**
 * An error that says how to correct the value. Without children it renders nothing, so it can always be rendered. It is
 * hidden while the control shows a message of its own, such as why a `DatePicker` refuses a typed day.
 */
export function FieldError({ id, tone = 'error', className, children, ...props }: FieldErrorProps) {
  const field = use(FieldContext);
  const shown = isShown(children) && !field?.hasControlMessage;
  const ownId = useRegisteredPart('error', shown, id);
  if (!shown) return null;
  return (
    <p
      data-slot="field-error"
      {...props}
      id={ownId}
      data-tone={tone}
      className={cx(
        'flex gap-1.5 text-small',
        tone === 'error' ? 'font-medium text-danger' : 'text-muted',
        className,
      )}
    >
      {tone === 'error' && <Icon name="alert" width={18} height={18} className="mt-px" />}
      <bdi className="min-w-0 wrap-anywhere">{children}</bdi>
    </p>
  );
}

export interface FieldErrorProps extends ComponentProps<'p'> {
  /**
   * `quiet` if the cause is shown elsewhere and the value may be right: neither red nor with an icon. Set `invalid` of
   * the field to `false` with it.
   * @default 'error'
   */
  tone?: 'error' | 'quiet';
}

export interface FieldProps extends ComponentProps<'div'> {
  /** The id of the control, for links to it. By default, one is generated. */
  controlId?: string;
  /**
   * Marks the label and makes the control `required`.
   * @default false
   */
  required?: boolean;
  /**
   * Whether the value is invalid. Overrides what the field derives from its error.
   * @default whether the field contains a FieldError with content
   */
  invalid?: boolean;
}

type Placed = Partial<Record<FieldPart, string | undefined>>;
type FieldPart = 'hint' | 'error';

const partId = (fieldId: string, part: FieldPart) => `${fieldId}-${part}`;

const isShown = (content: ReactNode) =>
  content !== undefined && content !== null && content !== '' && content !== false;

/**
 * Returns the ids of the hint and the error that are direct children of a field. They come after the control, and a
 * server renders once, so they would register too late. Nested ones register themselves in an effect.
 */
function partsAmong(children: ReactNode, fieldId: string): Placed {
  const placed: Placed = {};
  for (const child of Children.toArray(children)) {
    if (!isValidElement<ComponentProps<'p'>>(child)) continue;
    const { type, props } = child;
    const part = type === FieldHint ? 'hint' : type === FieldError && isShown(props.children) && 'error';
    if (part) placed[part] = props.id ?? partId(fieldId, part);
  }
  return placed;
}

/** Registers this part with its field and removes it on unmount. Outside of a field it does nothing. */
function useRegisteredPart(part: FieldPart, shown: boolean, givenId: string | undefined): string | undefined {
  const field = use(FieldContext);
  const id = givenId ?? (field ? partId(field.controlId, part) : undefined);
  // Before the paint, so that a screen reader that is already in the field reads it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `registerPart` is new on every render but always does the same
  useLayoutEffect(() => {
    field?.registerPart(part, shown ? id : undefined);
    return () => field?.registerPart(part, undefined);
  }, [part, shown, id]);
  return id;
}
