import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { type HiddenFields, HiddenInputs } from '../internal/hidden-inputs.tsx';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { Select } from '../select/select.tsx';

/**
 * Puts a list into another order. A plain form with the browser's own list in it: another choice sends the form, and
 * without JavaScript a button does. Listen with `onSubmit`, and prevent the default to stay on the page.
 */
export function SortSelect({
  name,
  value: given,
  options,
  label = 'Sort by',
  hiddenFields,
  submitLabel = 'Sort',
  loading = false,
  className,
  ...props
}: SortSelectProps) {
  const id = useId();
  const [value, setValue] = useOptimisticValue(given, loading);
  return (
    <form
      method="get"
      aria-busy={loading || undefined}
      {...props}
      data-slot="sort-select"
      data-loading={loading ? '' : undefined}
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-1.5', className)}
    >
      <label htmlFor={id} className="text-ink-2 text-meta">
        {label}
      </label>
      <div className="relative min-w-0 max-w-full">
        <Select
          id={id}
          name={name}
          size="small"
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            event.target.form?.requestSubmit();
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        {loading && <span className="stitch-run absolute inset-x-3.5 bottom-1.5 text-neel" />}
      </div>
      <HiddenInputs fields={hiddenFields} />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  );
}

export interface SortOption {
  /** What is sent. */
  value: string;
  /** What is read. */
  label: string;
}

export interface SortSelectProps extends Omit<ComponentProps<'form'>, 'children' | 'hidden' | 'method'> {
  /** Where the form goes. */
  action: string;
  /** The name the order is sent under. */
  name: string;
  /** The order the list is in. */
  value: string;
  options: readonly SortOption[];
  /** Always in sight before the list. @default 'Sort by' */
  label?: ReactNode;
  /** Sent along, name by name: the search and the filters that the order must not lose. */
  hiddenFields?: HiddenFields;
  /** The button of a page without JavaScript. @default 'Sort' */
  submitLabel?: ReactNode;
  /**
   * The list is being fetched: a stitch runs, and another choice can be made.
   * @default false
   */
  loading?: boolean;
}
