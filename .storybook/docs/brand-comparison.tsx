import { Button } from '@piri/ui/button';
import { Checkbox } from '@piri/ui/checkbox';
import { Field, FieldHint, FieldLabel } from '@piri/ui/field';
import { Link } from '@piri/ui/link';
import { LinkTile, LinkTileText } from '@piri/ui/link-tile';
import { QuantityStepper } from '@piri/ui/quantity-stepper';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { Switch } from '@piri/ui/switch';
import { TextInput } from '@piri/ui/text-input';
import { Unstyled } from '@storybook/addon-docs/blocks';

/** Shows the same components with the same texts twice. Only an attribute on the surrounding box differs. */
export function BrandComparison() {
  return (
    <Unstyled>
      <div className="mt-6 grid gap-px overflow-hidden border border-subtle md:grid-cols-2">
        <BrandSample name="Piri" />
        <div data-brand="daftar">
          <BrandSample name="Daftar" />
        </div>
      </div>
    </Unstyled>
  );
}

/** Shows components that have most of the variables between them. */
export function BrandSample({ name }: { name: string }) {
  return (
    <section aria-label={name} className="grid h-full content-start gap-6 bg-page p-6 text-default">
      <p className="font-display text-title">{name}</p>
      <LinkTile href="#office" className="h-40! bg-backdrop-office">
        <LinkTileText title="Desks" note="42 pieces, from ৳18,400" />
      </LinkTile>
      <RadioCards variant="chips" legend="Top" defaultValue="oak">
        <RadioCard value="oak">Oak</RadioCard>
        <RadioCard value="white">White</RadioCard>
        <RadioCard value="lino">Linoleum</RadioCard>
      </RadioCards>
      <div className="flex flex-wrap items-center gap-4">
        <QuantityStepper aria-label={`Desks of ${name}`} defaultValue={12} />
        <Button>Add to cart</Button>
        <Button variant="secondary">Ask for an offer</Button>
      </div>
      <Field>
        <FieldLabel>Company</FieldLabel>
        <TextInput placeholder="As on the trade licence" />
        <FieldHint>It stands on the invoice.</FieldHint>
      </Field>
      <div>
        <Switch defaultChecked>Deliver after office hours</Switch>
        <Checkbox defaultChecked>Carry the old desks away</Checkbox>
      </div>
      <Link variant="standalone" href="#chairs" className="justify-self-start">
        All chairs
      </Link>
      <div className="surface-inverse -mx-6 -mb-6 flex items-center justify-between gap-4 p-6">
        <p>Open until 8 in Tejgaon.</p>
        <Button variant="on-inverse">Find it</Button>
      </div>
    </section>
  );
}
