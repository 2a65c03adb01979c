import { Button } from '@piri/ui/button';
import { Field, FieldLabel } from '@piri/ui/field';
import { TextInput } from '@piri/ui/text-input';
import { GetForm } from '../../platform/links/get-form.tsx';
import { fitResultsId } from './fit-results.tsx';
import { type HomeDimensions, type HomeDimensionsFormValues, toUnitParamEntries } from './home-dimensions.ts';
import { UnitSwitch, unitNames } from './unit-switch.tsx';

const groups: { legend: string; hint: string; fields: [name: keyof HomeDimensions, label: string][] }[] = [
  {
    legend: 'The door',
    hint: 'Inside the frame, with the door open. The width alone is enough.',
    fields: [
      ['doorWidth', 'Width'],
      ['doorHeight', 'Height'],
    ],
  },
  {
    legend: 'The stairs',
    hint: 'The width of the stairs, the depth of the landing, and the height up to the flight above. Width and landing are enough.',
    fields: [
      ['stairWidth', 'Width'],
      ['landing', 'Landing'],
      ['stairHeight', 'Height'],
    ],
  },
  {
    legend: 'The lift',
    hint: 'Inside, from wall to wall, and from the back wall to the closed door. Width and depth are enough.',
    fields: [
      ['liftWidth', 'Width'],
      ['liftDepth', 'Depth'],
      ['liftHeight', 'Height'],
      ['liftDoor', 'Door'],
    ],
  },
  {
    legend: 'The room',
    hint: 'Along two adjoining walls.',
    fields: [
      ['roomWidth', 'Width'],
      ['roomDepth', 'Depth'],
    ],
  },
];

export interface HomeDimensionsFormProps {
  home: HomeDimensionsFormValues;
  /** The id of the checked item, kept in the address. */
  id: string;
  sku: string;
  /** The form was sent with too few values to check anything. */
  tooLittle: boolean;
}

/** A form for the dimensions of a home. Every field is optional; the check uses what is given. */
export function HomeDimensionsForm({ home: { unit, typed }, id, sku, tooLittle }: HomeDimensionsFormProps) {
  return (
    <GetForm action={`/will-it-fit#${fitResultsId}`} className="grid content-start gap-8">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="sku" value={sku} />
      {toUnitParamEntries(unit).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <UnitSwitch unit={unit} />
      {groups.map(({ legend, hint, fields }) => (
        <fieldset key={legend} aria-describedby={`${fields[0]?.[0]}-hint`}>
          <legend className="font-display text-small-title">{legend}</legend>
          <p id={`${fields[0]?.[0]}-hint`} className="mt-1 text-muted text-small">
            {hint}
          </p>
          <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
            {fields.map(([name, label]) => (
              <Field key={`${name}-${unit}`} controlId={name}>
                <FieldLabel>{`${label}, ${unitNames[unit].short}`}</FieldLabel>
                <TextInput name={name} inputMode="decimal" autoComplete="off" defaultValue={typed[name]} />
              </Field>
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <Button type="submit">Check</Button>
        {tooLittle && (
          <p id={fitResultsId} role="status" className="mt-3 scroll-mt-24">
            Enter at least one measurement. The width of the door is enough to start with.
          </p>
        )}
      </div>
    </GetForm>
  );
}
