import type { ShopSettings } from '@piri/contract/settings';
import { Heading } from '@piri/ui/heading';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@piri/ui/table';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';

export interface DeliveryChargesTableProps {
  delivery: ShopSettings['delivery'];
  className?: string;
}

/** A table of the delivery charge and time for each zone. */
export function DeliveryChargesTable({ delivery: { zones }, className }: DeliveryChargesTableProps) {
  return (
    <section aria-labelledby="what-it-costs" className={className}>
      <Heading level={2} variant="small-title" id="what-it-costs" className="scroll-mt-24">
        Delivery charges
      </Heading>
      <p className="mt-3 mb-4 max-w-132">
        One charge per order, however many items. The charge for your upazila or thana is shown on each
        piece’s page and at the checkout.
      </p>
      <Table caption="Delivery charges" captionHidden layout="stacked" className="max-w-180">
        <TableHead>
          <TableRow>
            <TableHeader>Delivery to</TableHeader>
            <TableHeader numeric>Charge</TableHeader>
            <TableHeader numeric>Free from</TableHeader>
            <TableHeader numeric>Working days</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {zones.map(({ id, name, charge, freeFrom, days }) => (
            <TableRow key={id}>
              <TableHeader scope="row">{name}</TableHeader>
              <TableCell numeric label="Charge">
                <InlinePrice figure={charge} />
              </TableCell>
              <TableCell numeric label="Free from">
                {freeFrom === undefined ? 'Always charged' : <InlinePrice figure={freeFrom} />}
              </TableCell>
              <TableCell numeric label="Working days">{`${days.from} to ${days.to}`}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="mt-3 max-w-132 text-muted text-small">
        Delivery is free on orders of the “Free from” amount or more, after discounts.
      </p>
    </section>
  );
}
