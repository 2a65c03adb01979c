import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Accordion } from '../accordion/accordion.tsx';
import { Button } from '../button/button.tsx';
import { type HiddenFields, HiddenInputs } from '../internal/hidden-inputs.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { CollapsibleGroup, DropdownGroup, isOpen } from './filter-group-layouts.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { GroupContent } from './group-content.tsx';
import { omitEmptyFields } from './omit-empty-fields.ts';

export type {
  CheckboxGroup,
  FilterGroup,
  FilterValue,
  NumberRangeGroup,
  PriceRangeGroup,
  ToggleGroup,
} from './filter-groups.ts';

const english: FilterPanelLabels = {
  label: 'Filters',
  submit: 'Show pieces',
  selected: (count) => `${count} chosen`,
  more: (count) => `Show all ${count}`,
  fewer: 'Show fewer',
  close: 'Close',
  number: String,
};

/**
 * The questions a list can be narrowed by. A plain form that goes to the list's own address: with JavaScript every
 * answer sends it, without it a button does. Listen with `onSubmit`, and prevent the default to stay on the page.
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
  const labels = { ...english, ...ownLabels };
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(0);

  // After the answer stands in the page, because a form sends what is there and not what React is about to draw.
  useEffect(() => {
    if (answers > 0) form.current?.requestSubmit();
  }, [answers]);
  useEffect(() => omitEmptyFields(form.current, groups), [groups]);

  const content = (group: FilterGroup) => (
    <GroupContent
      group={group}
      // Answers that wait for the button are not taken back by a list that comes in between.
      loading={loading && submitOnChange}
      squares={layout === 'sheet'}
      visibleValues={visibleValues}
      // A closed group is deferred as a whole.
      defer={defer && isOpen(group)}
      labels={labels}
      onAnswer={() => submitOnChange && setAnswers((count) => count + 1)}
    />
  );
  const frame = {
    defer,
    chosen: (count: number) => labels.selected(labels.number(count)),
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
      {loading && <span className="stitch-run absolute inset-x-0 -top-0.5 z-1 text-neel" />}
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
        // A sheet has a line of its own below its head.
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
  /** Names the form. @default 'Filters' */
  label: string;
  /** The button, where there is one. @default 'Show pieces' */
  submit: string;
  /** Beside the title of a group. @default (count) => `${count} chosen` */
  selected: (count: string) => string;
  /** Shows the values beyond the first few. @default (count) => `Show all ${count}` */
  more: (count: string) => string;
  /** @default 'Show fewer' */
  fewer: string;
  /** Names the cross of a drop-down. @default 'Close' */
  close: string;
  /** How a number is written. @default String */
  number: (count: number) => string;
}

export interface FilterPanelProps extends Omit<ComponentProps<'form'>, 'children' | 'hidden' | 'method'> {
  /** Where the form goes: the address of the list without its filters. */
  action: string;
  groups: readonly FilterGroup[];
  /**
   * `side` beside the list, 264 wide; `bar` above it, each group behind a button; `sheet` in a Drawer, with cloths as
   * squares for a thumb.
   * @default 'side'
   */
  layout?: 'side' | 'bar' | 'sheet';
  /** Sent along, name by name: what belongs to the address and is not a filter. */
  hiddenFields?: HiddenFields;
  /**
   * Every answer sends the form. Otherwise a button does.
   * @default true
   */
  submitOnChange?: boolean;
  /**
   * How many values of a group stand there before “Show all”.
   * @default 6
   */
  visibleValues?: number;
  /**
   * The list is being fetched: a stitch runs along the edge. Nothing moves, and everything can still be answered.
   * @default false
   */
  loading?: boolean;
  /**
   * Builds the values of a closed group, and those beyond the first few, when they are shown. Before that they are text
   * for a browser with scripts, and boxes for one without.
   * A group in which something is chosen has to be `open`.
   * @default false
   */
  defer?: boolean;
  labels?: Partial<FilterPanelLabels>;
}
