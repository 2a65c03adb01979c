import { cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useLabels } from '../internal/use-labels.ts';
import { Link } from '../link/link.tsx';

const english = { title: 'Please check the following' };

/**
 * A summary of all errors of a long form, placed above it. It takes the focus when it appears and at every further
 * `attempt`; each message links to its field. Without errors it renders nothing.
 */
export function ErrorSummary({ errors, attempt = 0, title, className, ref, ...props }: ErrorSummaryProps) {
  const labels = useLabels('ErrorSummary', english);
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  const shown = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` has to move the focus again
  useLayoutEffect(() => {
    if (shown) summary.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <section
      data-slot="error-summary"
      aria-labelledby={titleId}
      tabIndex={-1}
      {...props}
      ref={mergeRefs(summary, ref)}
      className={cx('rounded-control border-2 border-danger bg-surface p-5', className)}
    >
      <h2 id={titleId} className="flex gap-2 font-semibold text-danger">
        <Icon name="alert" /> {title ?? labels.title}
      </h2>
      <ul className="mt-2 ms-8 grid gap-1">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <Link
              href={`#${field}`}
              onClick={(event) => lead(event, field)}
              className="inline-flex min-h-6 items-center text-danger"
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface ErrorSummaryItem {
  /** The `name` or the `id` of the control, as in `form.elements`. */
  field: string;
  /** How to correct it: the same text as beside the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends ComponentProps<'section'> {
  /** The errors, in the order of the form. */
  errors: readonly ErrorSummaryItem[];
  /**
   * The number of submissions: when it increases, the summary takes the focus again.
   * @default 0
   */
  attempt?: number;
  /** @default 'Please check the following' */
  title?: string;
}

/** Focuses the field. A link to its fragment would scroll the page without moving the focus into the input. */
function lead(event: MouseEvent<HTMLElement>, field: string) {
  const form = event.currentTarget.closest('form') ?? document.querySelector('form');
  const named = form?.elements.namedItem(field) ?? document.getElementById(field);
  const found = named instanceof Element ? named : named?.[0];
  const box = found?.matches('fieldset') ? found.querySelector('input, select, textarea') : found;
  if (!(box instanceof HTMLElement)) return;
  event.preventDefault();
  box.focus();
}
