import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Icon } from '../icon/icon.tsx';
import { Deferred, useDeferredDetails } from '../internal/deferred/deferred.tsx';
import { MaterialSwatch } from '../internal/material-swatch.tsx';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import type { FilterValue } from './filter-groups.ts';

export interface FilterValueProps {
  field: string;
  value: FilterValue;
  loading: boolean;
  number: (count: number) => string;
  onCommit: () => void;
}

interface CheckboxValuesProps extends Omit<FilterValueProps, 'value'> {
  values: readonly FilterValue[];
  /** The number of values shown at first; the others are in a `<details>`. */
  visibleValues: number;
  /** Whether the others are rendered only when it is opened. */
  defer: boolean;
  more: (count: string) => string;
  fewer: string;
}

/** A list of checkboxes. Those after the first few are in a native `<details>` and are submitted all the same. */
export function CheckboxValues({
  values,
  visibleValues,
  defer,
  more,
  fewer,
  ...shared
}: CheckboxValuesProps) {
  const first = values.slice(0, visibleValues);
  const rest = values.slice(visibleValues);
  // Open if a hidden value is selected, and never closed by deselecting it.
  const hasHiddenSelection = rest.some((value) => value.selected);
  const [open, setOpen] = useState(hasHiddenSelection);
  if (hasHiddenSelection && !open) setOpen(true);
  const { drawn, summary, details } = useDeferredDetails(!defer || hasHiddenSelection);
  const rows = (some: readonly FilterValue[]) =>
    some.map((value) => <FilterValueCheckbox key={value.value} value={value} {...shared} />);
  return (
    <>
      {rows(first)}
      {rest.length > 0 && (
        <details
          suppressHydrationWarning
          open={open}
          data-deferred={drawn ? undefined : ''}
          className="group/more"
          {...details}
        >
          <summary
            {...summary}
            className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control font-medium text-small text-accent [&::-webkit-details-marker]:hidden"
          >
            <span className="group-open/more:hidden">{more(shared.number(values.length))}</span>
            <span className="hidden group-open/more:inline">{fewer}</span>
            <Icon
              name="chevron-down"
              width={18}
              height={18}
              className="transition-[rotate] duration-base group-open/more:rotate-180"
            />
          </summary>
          <Deferred drawn={drawn}>{rows(rest)}</Deferred>
        </details>
      )}
    </>
  );
}

/** A checkbox with a swatch of its material, its name and the number of matching items. */
export function FilterValueCheckbox({ field, value, loading, number, onCommit }: FilterValueProps) {
  const [selected, setSelected] = useOptimisticValue(value.selected, loading);
  return (
    <Checkbox
      name={field}
      value={value.value}
      checked={selected}
      disabled={value.count === 0 && !selected}
      description={number(value.count)}
      onChange={(event) => {
        setSelected(event.target.checked);
        onCommit();
      }}
    >
      {value.swatch ? (
        <span className="flex gap-2.5">
          <MaterialSwatch {...value.swatch} className={cx(edge, 'mt-0.5 size-5 shrink-0')} />
          <bdi className="min-w-0">{value.label}</bdi>
        </span>
      ) : (
        <bdi>{value.label}</bdi>
      )}
    </Checkbox>
  );
}

/**
 * A swatch of a material, large enough for a thumb. Its name is visually hidden; once selected, it is also shown beside
 * the title of the group.
 */
export function FilterSwatchCheckbox({ field, value, loading, number, onCommit }: FilterValueProps) {
  const [selected, setSelected] = useOptimisticValue(value.selected, loading);
  const disabled = value.count === 0 && !selected;
  return (
    <label
      data-slot="filter-swatch"
      className={cx(
        'relative block size-12 cursor-pointer rounded-chip has-disabled:cursor-not-allowed',
        'has-checked:before:absolute has-checked:before:-inset-1 has-checked:before:rounded-control has-checked:before:border-2 has-checked:before:border-accent',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-6',
      )}
    >
      <input
        type="checkbox"
        name={field}
        value={value.value}
        checked={selected}
        disabled={disabled}
        onChange={(event) => {
          setSelected(event.target.checked);
          onCommit();
        }}
        className="sr-only"
      />
      <MaterialSwatch {...value.swatch} className={cx(edge, 'size-full')} />
      {disabled && (
        // A dark line on a light one, so that it is visible on any material.
        <svg viewBox="0 0 48 48" aria-hidden="true" className="pointer-events-none absolute inset-0">
          <path d="m1 47 46-46" className="stroke-6 stroke-surface" />
          <path d="m1 47 46-46" className="stroke-2 stroke-text" />
        </svg>
      )}
      <span className="sr-only">
        {value.label} {number(value.count)}
      </span>
    </label>
  );
}

// Without an edge, a white material would blend into the page.
const edge = 'rounded-chip border border-subtle';
