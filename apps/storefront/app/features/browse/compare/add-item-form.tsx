import { Button } from '@piri/ui/button';
import { Field, FieldLabel } from '@piri/ui/field';
import { Select } from '@piri/ui/select';
import { maxComparedItems } from '../../catalogue/items/compare-href.ts';
import { GetForm } from '../../platform/links/get-form.tsx';
import type { CompareData } from './compare-data.ts';

/** Asks for what is to stand beside the pieces that do already: a field for each place that is free. */
export function AddItemForm({ pieces, choices }: Pick<CompareData, 'pieces' | 'choices'>) {
  const held = new Set(pieces.map(({ id }) => id));
  const free = choices.filter(({ id }) => !held.has(id));
  // With nothing yet two are asked for, since one alone is no comparison.
  const places = pieces.length === 0 ? ['One piece', 'Another'] : ['Set beside it'];
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
      {places.map((label, index) => (
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
      <Button type="submit" variant={pieces.length < 2 ? 'primary' : 'secondary'}>
        Compare
      </Button>
    </GetForm>
  );
}
