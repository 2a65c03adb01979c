import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Accordion } from '../accordion/accordion.tsx';
import { Button } from '../button/button.tsx';
import { type HiddenFields, HiddenInputs } from '../internal/hidden-inputs.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useFormatNumber, useLabels } from '../internal/use-labels.ts';
import { CollapsibleGroup, DropdownGroup, isInitiallyOpen } from './filter-group-layouts.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { GroupContent } from './group-content.tsx';
import { omitEmptyFieldsOnSubmit } from './omit-empty-fields-on-submit.ts';

export type {
  CheckboxFilterGroup,
  FilterGroup,
  FilterValue,
  NumberRangeFilterGroup,
  PriceRangeFilterGroup,
  ToggleFilterGroup,
} from './filter-groups.ts';

const english: Omit<FilterPanelLabels, 'number'> = {
  label: 'Filters',
  submit: 'Show pieces',
  selected: (count) => `${count} chosen`,
  more: (count) => `Show all ${count}`,
  fewer: 'Show fewer',
  close: 'Close',
  from: 'From, cm',
  to: 'To, cm',
  notANumber: 'Whole numbers only.',
};

/**
 * A panel of filters for a list. Renders a plain form that submits to the list's own URL: with JavaScript on every
 * change, without it by a button. Listen to `onSubmit`, and prevent the default to stay on the page.
 */
export function FilterPanel({
  groups,
  layout = 'side',
  hiddenFields,
  submitOnChange = true,
  visibleValues = 6,
  loading = false,
  defer = false,
  labels: ownLabels,
  className,
  ref,
  ...props
}: FilterPanelProps) {
  // `labels` may contain its own `number`.
  const labels = { number: useFormatNumber(), ...useLabels('FilterPanel', english, ownLabels) };
  const form = useRef<HTMLFormElement>(null);
  const [commitCount, setCommitCount] = useState(0);

  // In an effect, because a form submits what is in the DOM, which has the new value only after the render.
  useEffect(() => {
    if (commitCount > 0) form.current?.requestSubmit();
  }, [commitCount]);
  useEffect(() => omitEmptyFieldsOnSubmit(form.current, groups), [groups]);

  const content = (group: FilterGroup) => (
    <GroupContent
      group={group}
      // Changes that wait for the button are not reverted by a list that loads in between.
      loading={loading && submitOnChange}
      squares={layout === 'sheet'}
      visibleValues={visibleValues}
      // A closed group is deferred as a whole.
      defer={defer && isInitiallyOpen(group)}
      labels={labels}
      onCommit={() => submitOnChange && setCommitCount((count) => count + 1)}
    />
  );
  const frame = {
    defer,
    formatSelected: (count: number) => labels.selected(labels.number(count)),
    close: labels.close,
  };
  const submit = (
    <Button type="submit" variant="secondary" size={layout === 'bar' ? 'small' : 'medium'}>
      {labels.submit}
    </Button>
  );

  return (
    <form
      method="get"
      aria-label={labels.label}
      aria-busy={loading || undefined}
      {...props}
      ref={mergeRefs(form, ref)}
      data-slot="filter-panel"
      data-layout={layout}
      data-loading={loading ? '' : undefined}
      className={cx(
        'relative min-w-0 pointer-fine:data-[layout=side]:[&_[data-slot=checkbox-row]]:-my-1',
        className,
      )}
    >
      {loading && <span className="stitch-loading absolute inset-x-0 -top-0.5 z-1 text-accent" />}
      {layout === 'bar' ? (
        <div className="flex flex-wrap items-center gap-2">
          {groups.map((group) => (
            <DropdownGroup key={group.id} group={group} {...frame}>
              {content(group)}
            </DropdownGroup>
          ))}
          {!submitOnChange && submit}
        </div>
      ) : (
        // A drawer has a line below its header.
        <Accordion size="small" className={layout === 'sheet' ? 'border-t-0!' : undefined}>
          {groups.map((group) => (
            <CollapsibleGroup key={group.id} group={group} {...frame}>
              {content(group)}
            </CollapsibleGroup>
          ))}
        </Accordion>
      )}
      <HiddenInputs fields={hiddenFields} />
      {submitOnChange ? (
        <noscript>{submit}</noscript>
      ) : (
        layout !== 'bar' && <div className="grid pt-4">{submit}</div>
      )}
    </form>
  );
}

export interface FilterPanelLabels {
  /** The accessible name of the form. @default 'Filters' */
  label: string;
  /** The label of the submit button, if there is one. @default 'Show pieces' */
  submit: string;
  /** The number of selected values, shown beside the title of a group. @default (count) => `${count} chosen` */
  selected: (count: string) => string;
  /** The label that shows the values beyond the first few. @default (count) => `Show all ${count}` */
  more: (count: string) => string;
  /** @default 'Show fewer' */
  fewer: string;
  /** The accessible name of a dropdown's close button. @default 'Close' */
  close: string;
  /** The label of the first input of a `measure` group without `labels`. @default 'From, cm' */
  from: string;
  /** The label of the second. @default 'To, cm' */
  to: string;
  /** The message of a `measure` group without a `correction`. @default 'Whole numbers only.' */
  notANumber: string;
  /** Formats a number. By default, in the locale of the `LabelsProvider`. @default String */
  number: (count: number) => string;
}

export interface FilterPanelProps extends Omit<ComponentProps<'form'>, 'children' | 'hidden' | 'method'> {
  /** The URL that the form is submitted to: the list without its filters. */
  action: string;
  groups: readonly FilterGroup[];
  /**
   * `side` beside the list, 264 px wide; `bar` above it, each group behind a button; `sheet` in a `Drawer`, with
   * materials as large swatches.
   * @default 'side'
   */
  layout?: 'side' | 'bar' | 'sheet';
  /** Hidden fields to submit with the form, by name: parameters of the URL that are not filters. */
  hiddenFields?: HiddenFields;
  /**
   * Submits the form on every change. Otherwise, a button does.
   * @default true
   */
  submitOnChange?: boolean;
  /**
   * The number of values of a group shown before “Show all”.
   * @default 6
   */
  visibleValues?: number;
  /**
   * Shows that the list is loading: a stitch runs along the edge. Nothing moves, and every filter can still be changed.
   * @default false
   */
  loading?: boolean;
  /**
   * Renders the values of a closed group, and those beyond the first few, only when they are shown. Before that, they
   * are in a `<noscript>`, for browsers without JavaScript. A group with a selected value has to be `open`.
   * @default false
   */
  defer?: boolean;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<FilterPanelLabels>;
}
