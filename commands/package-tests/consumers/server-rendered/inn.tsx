import { Button } from '@piri/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@piri/ui/dropdown-menu';
import { Field, FieldLabel } from '@piri/ui/field';
import { MegaMenu } from '@piri/ui/mega-menu';
import { QuantityStepper } from '@piri/ui/quantity-stepper';
import { useState } from 'react';

const houses = [
  {
    id: 'river',
    label: 'By the river',
    href: '#river',
    children: [{ id: 'ferry', label: 'Ferry', href: '#ferry' }],
  },
  { id: 'hill', label: 'On the hill', href: '#hill' },
];

/** A server-rendered page that uses its own utilities beside those of the components. */
export function InnPage() {
  const [nights, setNights] = useState(2);
  return (
    <main className="bg-neel-soft p-7">
      <MegaMenu label="Houses" items={houses} />
      <h1>An inn by the river</h1>
      <Field>
        <FieldLabel>Nights</FieldLabel>
        <QuantityStepper min={1} max={9} value={nights} onValueChange={setNights} />
      </Field>
      <p>{`${nights} nights`}</p>
      <Button>Ask for a room</Button>
      <DropdownMenu trigger={<Button variant="secondary">More</Button>}>
        <DropdownMenuItem>Directions</DropdownMenuItem>
        <DropdownMenuItem>Telephone</DropdownMenuItem>
      </DropdownMenu>
    </main>
  );
}
