import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { PriceRange } from '../price-range/price-range.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CheckboxValues, FilterSwatchCheckbox, FilterValueCheckbox } from './checkbox-values.tsx';
import type { FilterGroup, PriceRangeFilterGroup } from './filter-groups.ts';
import type { FilterPanelLabels } from './filter-panel.tsx';
import { NumberRangeInputs } from './number-range-inputs.tsx';

export interface GroupContentProps {
  group: FilterGroup;
  loading: boolean;
  /** Shows materials as large swatches instead of rows. */
  squares: boolean;
  visibleValues: number;
  defer: boolean;
  labels: Omit<FilterPanelLabels, 'label' | 'submit' | 'selected' | 'close'>;
  onCommit: () => void;
}

/** The inputs of one group, named by it. */
export function GroupContent({
  group,
  loading,
  squares,
  visibleValues,
  defer,
  labels,
  onCommit,
}: GroupContentProps) {
  if (group.kind === 'range') return <Range group={group} onCommit={onCommit} />;
  const shared = { loading, number: labels.number, onCommit };
  const field = group.kind === 'checkbox' ? (group.field ?? group.id) : '';
  return (
    <fieldset className="min-w-0">
      <VisuallyHidden asChild>
        <legend>{group.name}</legend>
      </VisuallyHidden>
      {group.kind === 'measure' && <NumberRangeInputs group={group} labels={labels} onCommit={onCommit} />}
      {group.kind === 'switches' &&
        group.values.map((value) => (
          <FilterValueCheckbox key={value.field} {...shared} field={value.field} value={value} />
        ))}
      {group.kind === 'checkbox' &&
        (squares && group.values.every(({ swatch }) => swatch) ? (
          <div className="-mx-1 flex flex-wrap gap-3 p-1">
            {group.values.map((value) => (
              <FilterSwatchCheckbox key={value.value} {...shared} field={field} value={value} />
            ))}
          </div>
        ) : (
          <CheckboxValues
            {...shared}
            more={labels.more}
            fewer={labels.fewer}
            field={field}
            values={group.values}
            visibleValues={visibleValues}
            defer={defer}
          />
        ))}
    </fieldset>
  );
}

function Range({ group, onCommit }: { group: PriceRangeFilterGroup; onCommit: () => void }) {
  const { name, fields, min, max, step, format, labels } = group;
  const [range, setRange] = useOptimisticValue<readonly number[]>([group.from ?? min, group.to ?? max]);
  const [low = min, high = max] = range;
  return (
    <PriceRange
      legend={<VisuallyHidden>{name}</VisuallyHidden>}
      min={min}
      max={max}
      names={fields}
      value={[low, high]}
      onValueChange={setRange}
      onValueCommit={onCommit}
      {...(step !== undefined && { step })}
      {...(format && { format })}
      {...(labels && { labels })}
    />
  );
}
