import { Link } from '../link/link.tsx';
import { Price } from '../price/price.tsx';
import { pictures } from '../product-card/sample-pieces.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import type { CartLineProps } from './cart-line.tsx';

/** What can be done about a line, as a page offers it. */
export function SampleActions({ of }: { of: string }) {
  return (
    <span className="flex gap-5 text-meta">
      {['Save for later', 'Remove'].map((deed) => (
        <Link key={deed} asChild>
          <button type="button" aria-label={`${deed}: ${of}`} className="min-h-11">
            {deed}
          </button>
        </Link>
      ))}
    </span>
  );
}

export function samplePieces(name: string, most = 12) {
  return (
    <QuantityStepper
      aria-label={`How many of ${name}`}
      texts={{ decrease: `One ${name} less`, increase: `One ${name} more` }}
      defaultValue={1}
      max={most}
    />
  );
}

export const meghnaLine = {
  name: 'Meghna 3-Seater',
  href: '#meghna',
  picture: pictures.sofa,
  stage: 'living',
  facts: ['Ash linen, mahogany', 'MGN-3S-ASH', 'Dhaka by Thu 26 Nov'],
  price: <Price price="৳49,725" old="৳58,500" saving="Save ৳8,775" unit="taka" />,
  quantity: samplePieces('Meghna 3-Seater'),
  actions: <SampleActions of="Meghna 3-Seater" />,
} satisfies CartLineProps;

export const koelLine = {
  name: 'Koel Accent Chair',
  href: '#koel',
  picture: pictures.armchair,
  facts: ['Turmeric bouclé', 'KOL-MUS', 'Dhaka by Thu 26 Nov'],
  price: <Price price="৳33,600" note="৳16,800 each" unit="taka" />,
  quantity: samplePieces('Koel Accent Chair'),
  actions: <SampleActions of="Koel Accent Chair" />,
} satisfies CartLineProps;

export const piriLine = {
  name: 'Piri, the stool',
  href: '#piri',
  picture: pictures.stool,
  stage: 'kids',
  facts: ['Natural gamari', 'PRI-NAT', 'Dhaka by Tue 24 Nov'],
  price: <Price price="৳1,950" unit="taka" />,
  quantity: samplePieces('Piri'),
  actions: <SampleActions of="Piri" />,
} satisfies CartLineProps;
