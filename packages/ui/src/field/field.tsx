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
import { FieldContext, type FieldContextValue, mergeIds } from './field-context.ts';

/**
 * One question of a form. Ties the control inside it to its label, hint and error: ids, `aria-describedby`,
 * `aria-invalid` and `required` come by themselves.
 */
export function Field({ controlId, required = false, invalid, className, ...props }: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const [placed, setPlaced] = useState(() => partsAmong(props.children, id));
  const field: FieldContextValue = {
    controlId: id,
    // The error first: it is what the visitor came back to the box for.
    describedBy: mergeIds(placed.error, placed.hint),
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
  const shown = isShown(children);
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
   * Whether the answer is wrong, when the page knows better than the error in the field.
   * @default whether a FieldError with something in it stands in the field
   */
  invalid?: boolean;
}

type Placed = Partial<Record<FieldPart, string | undefined>>;
type FieldPart = 'hint' | 'error';

const partId = (fieldId: string, part: FieldPart) => `${fieldId}-${part}`;

const isShown = (words: ReactNode) =>
  words !== undefined && words !== null && words !== '' && words !== false;

/**
 * The hint and the error that stand directly in a field. They come after the control, and a server renders once: it
 * would not know of them in time. Parts that stand deeper announce themselves in an effect.
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

/** Tells the field where this part stands, and takes it back when it goes. Outside of a field nothing points to it. */
function usePlace(part: FieldPart, shown: boolean, givenId: string | undefined): string | undefined {
  const field = use(FieldContext);
  const id = givenId ?? (field ? partId(field.controlId, part) : undefined);
  // Before the paint, so that a screen reader which is already in the box hears of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` is new at every render and always does the same
  useLayoutEffect(() => {
    field?.place(part, shown ? id : undefined);
    return () => field?.place(part, undefined);
  }, [part, shown, id]);
  return id;
}
