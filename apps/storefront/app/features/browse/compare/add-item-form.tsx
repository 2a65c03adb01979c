import { Button } from '@piri/ui/button';
import { Field, FieldLabel } from '@piri/ui/field';
import { Select } from '@piri/ui/select';
import { maxComparedItems } from '../../catalogue/items/get-compare-href.ts';
import { GetForm } from '../../platform/links/get-form.tsx';
import type { CompareData } from './compare-data.ts';

/** A form that adds items to the comparison. */
export function AddItemForm({ items, choices }: Pick<CompareData, 'items' | 'choices'>) {
  const held = new Set(items.map(({ id }) => id));
  const free = choices.filter(({ id }) => !held.has(id));
  // An empty comparison asks for two items, since one item alone can't be compared.
  const labels = items.length === 0 ? ['First piece', 'Second piece'] : ['Compare with'];
  if (held.size >= maxComparedItems || free.length === 0) return null;
  return (
    <GetForm
      action="/compare"
      preventScrollReset
      className="flex max-w-[52rem] flex-wrap items-end gap-3 print:hidden"
    >
      {[...held].map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      {labels.map((label, index) => (
        <Field key={`${label} ${[...held].join()}`} controlId={`piece-${index}`} className="min-w-56 flex-1">
          <FieldLabel>{label}</FieldLabel>
          <Select name="id" defaultValue="">
            <option value="">Choose a piece</option>
            {free.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Button type="submit" variant={items.length < 2 ? 'primary' : 'secondary'}>
        Compare
      </Button>
    </GetForm>
  );
}
