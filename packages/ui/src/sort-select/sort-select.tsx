import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { type HiddenFields, HiddenInputs } from '../internal/hidden-inputs.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { Select } from '../select/select.tsx';

const english = { label: 'Sort by', submitLabel: 'Sort' };

/**
 * A form that changes the order of a list. It contains the browser's own list: another choice submits the form, and
 * without JavaScript a button does. Handle `onSubmit` and prevent the default to stay on the page. Renders a `<form>`.
 */
export function SortSelect({
  name,
  value: given,
  defaultValue = '',
  onValueChange,
  options,
  label,
  hiddenFields,
  submitLabel,
  loading = false,
  className,
  ...props
}: SortSelectProps) {
  const labels = useLabels('SortSelect', english);
  const id = useId();
  const [value, setValue] = useOptimisticValue(given ?? defaultValue, loading);
  return (
    <form
      method="get"
      aria-busy={loading || undefined}
      {...props}
      data-slot="sort-select"
      data-loading={loading ? '' : undefined}
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-1.5', className)}
    >
      <label htmlFor={id} className="text-muted text-small">
        {label ?? labels.label}
      </label>
      <div className="relative min-w-0 max-w-full">
        <Select
          id={id}
          name={name}
          size="small"
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            onValueChange?.(event.target.value);
            event.target.form?.requestSubmit();
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        {loading && <span className="stitch-loading absolute inset-x-3.5 bottom-1.5 text-accent" />}
      </div>
      <HiddenInputs fields={hiddenFields} />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          {submitLabel ?? labels.submitLabel}
        </Button>
      </noscript>
    </form>
  );
}

export interface SortOption {
  /** The submitted value. */
  value: string;
  /** The visible text. */
  label: string;
}

export interface SortSelectProps
  extends Omit<ComponentProps<'form'>, 'children' | 'hidden' | 'method' | 'defaultValue'> {
  /** The address that the form submits to. */
  action: string;
  /** The name of the order in the submitted data. */
  name: string;
  /**
   * The order of the list on the page. Another choice is shown at once, until this changes or `loading` ends, so that a
   * failed request is reverted.
   */
  value?: string | undefined;
  /** The order that is chosen at first, if the parent does not keep it. */
  defaultValue?: string | undefined;
  /** Called when another order is chosen, before the form is submitted. */
  onValueChange?: ((value: string) => void) | undefined;
  options: readonly SortOption[];
  /** The visible label before the list. @default 'Sort by' */
  label?: ReactNode;
  /** Hidden fields to send along, by name: the search and the filters that have to be preserved. */
  hiddenFields?: HiddenFields;
  /** The label of the button for pages without JavaScript. @default 'Sort' */
  submitLabel?: ReactNode;
  /**
   * Whether the list is being fetched. A moving stitch is shown, and another choice is still possible.
   * @default false
   */
  loading?: boolean;
}
