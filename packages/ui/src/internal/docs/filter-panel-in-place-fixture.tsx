import {
  materialRows,
  priceGroupFixture,
  toFilterValues,
  toggleGroupFixture,
} from '../../filter-panel/filter-groups.fixtures.ts';
import type { FilterGroup } from '../../filter-panel/filter-groups.ts';
import { FilterPanel, type FilterPanelProps } from '../../filter-panel/filter-panel.tsx';

interface FilterPanelInPlaceFixtureProps extends Partial<FilterPanelProps> {
  /** Names the form, since forms of the same name cannot be told apart. */
  name: string;
  chosen?: readonly string[];
  collapsed?: boolean;
  /** In the bar, whether the group is open: its popover takes place below the button. */
  open?: boolean;
}

/** A panel with a few groups, in the place that its layout is made for: a column, a row or a drawer. */
export function FilterPanelInPlaceFixture({
  name,
  layout = 'side',
  chosen = [],
  collapsed = false,
  open = false,
  ...props
}: FilterPanelInPlaceFixtureProps) {
  const cloths: FilterGroup = {
    id: 'cloth',
    name: 'Cloth colour',
    kind: 'checkbox',
    values: toFilterValues(materialRows, ...chosen),
    defaultOpen: !collapsed,
  };
  return (
    <div className={`${places[layout]} ${open ? popoverInPlace : ''}`}>
      <FilterPanel
        action="#shop"
        onSubmit={(event) => event.preventDefault()}
        layout={layout}
        labels={{ label: `${name}, ${layout}` }}
        groups={open ? [cloths] : [cloths, { ...priceGroupFixture, defaultOpen: false }, toggleGroupFixture]}
        {...props}
      />
    </div>
  );
}

const places = {
  side: 'max-w-66',
  bar: '',
  sheet: 'max-w-100 bg-surface px-4 py-2 shadow-floating',
};

const popoverInPlace =
  '[&_[data-layout=bar]>div]:grid! [&_[data-layout=bar]>div]:justify-items-start ' +
  '[&_[popover]]:relative! [&_[popover]]:inset-auto! [&_[popover]]:m-0! [&_[popover]]:mt-2! [&_[popover]]:block!';
