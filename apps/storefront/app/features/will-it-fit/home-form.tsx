import { Button } from '@piri/ui/button';
import { Field, FieldLabel } from '@piri/ui/field';
import { TextInput } from '@piri/ui/text-input';
import { GetForm } from '../navigation/get-form.tsx';
import { answersId } from './fit-answers.tsx';
import type { HomeMeasures } from './home-measures.ts';

const groups: { legend: string; hint: string; fields: [name: keyof HomeMeasures, label: string][] }[] = [
  {
    legend: 'The door',
    hint: 'Between the frames, with the door open. The width alone will do.',
    fields: [
      ['doorWidth', 'Width'],
      ['doorHeight', 'Height'],
    ],
  },
  {
    legend: 'The stair',
    hint: 'The flight, its landing, and from the step up to the stair above. Width and landing will do.',
    fields: [
      ['stairWidth', 'Width'],
      ['landing', 'Landing'],
      ['stairHeight', 'Height'],
    ],
  },
  {
    legend: 'The lift',
    hint: 'Inside, from wall to wall and to the closed door. Width and depth will do.',
    fields: [
      ['liftWidth', 'Width'],
      ['liftDepth', 'Depth'],
      ['liftHeight', 'Height'],
      ['liftDoor', 'Its door'],
    ],
  },
  {
    legend: 'The room',
    hint: 'Along both walls.',
    fields: [
      ['roomWidth', 'Width'],
      ['roomDepth', 'Depth'],
    ],
  },
];

export interface HomeFormProps {
  home: HomeMeasures;
  /** Of the piece that is tried, kept in the address. */
  id: string;
  sku: string;
  /** It was sent, and there was too little in it to try. */
  tooLittle: boolean;
}

/** Asks for what a tape measure says. Everything may be left out; what is known is answered. */
export function HomeForm({ home, id, sku, tooLittle }: HomeFormProps) {
  return (
    <GetForm action={`/will-it-fit#${answersId}`} className="grid gap-8">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="sku" value={sku} />
      {groups.map(({ legend, hint, fields }) => (
        <fieldset key={legend} aria-describedby={`${legend}-hint`}>
          <legend className="font-display text-small-title">{legend}</legend>
          <p id={`${legend}-hint`} className="mt-1 text-ink-2 text-meta">
            {hint}
          </p>
          <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
            {fields.map(([name, label]) => (
              <Field key={name} controlId={name} className="min-w-0">
                <FieldLabel>{label}, cm</FieldLabel>
                <TextInput
                  name={name}
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={home[name]}
                  className="w-full min-w-0"
                />
              </Field>
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <Button type="submit">Try it</Button>
        {tooLittle && (
          <p id={answersId} role="status" className="mt-3 scroll-mt-24">
            There is nothing to try it against yet. The width of the door is enough to begin with.
          </p>
        )}
      </div>
    </GetForm>
  );
}
