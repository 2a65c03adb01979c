import { Link } from '../link/link.tsx';
import { Price } from '../price/price.tsx';
import { productCardImageFixtures } from '../product-card/product-card.fixtures.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import type { CartLineProps } from './cart-line.tsx';

/** The actions of a line, as on a cart page. */
export function CartLineActionsFixture({ of }: { of: string }) {
  return (
    <span className="flex gap-5 text-small">
      {['Save for later', 'Remove'].map((action) => (
        <Link key={action} asChild>
          <button type="button" aria-label={`${action}: ${of}`} className="min-h-11">
            {action}
          </button>
        </Link>
      ))}
    </span>
  );
}

export function createQuantityStepperFixture(name: string, max = 12) {
  return (
    <QuantityStepper
      aria-label={`Quantity of ${name}`}
      labels={{ decrease: `Remove one ${name}`, increase: `Add one ${name}` }}
      defaultValue={1}
      max={max}
    />
  );
}

export const sofaLinePropsFixture = {
  name: 'Meghna 3-Seater',
  href: '#meghna',
  image: productCardImageFixtures.sofa,
  backdrop: 'living',
  attributes: ['Ash linen, mahogany', 'MGN-3S-ASH', 'Dhaka by Thu 26 Nov'],
  price: <Price price="৳49,725" listPrice="৳58,500" saving="Save ৳8,775" unit="taka" />,
  quantity: createQuantityStepperFixture('Meghna 3-Seater'),
  actions: <CartLineActionsFixture of="Meghna 3-Seater" />,
} satisfies CartLineProps;

export const armchairLinePropsFixture = {
  name: 'Koel Accent Chair',
  href: '#koel',
  image: productCardImageFixtures.armchair,
  attributes: ['Turmeric bouclé', 'KOL-MUS', 'Dhaka by Thu 26 Nov'],
  price: <Price price="৳33,600" note="৳16,800 each" unit="taka" />,
  quantity: createQuantityStepperFixture('Koel Accent Chair'),
  actions: <CartLineActionsFixture of="Koel Accent Chair" />,
} satisfies CartLineProps;

export const stoolLinePropsFixture = {
  name: 'Piri, the stool',
  href: '#piri',
  image: productCardImageFixtures.stool,
  backdrop: 'kids',
  attributes: ['Natural gamari', 'PRI-NAT', 'Dhaka by Tue 24 Nov'],
  price: <Price price="৳1,950" unit="taka" />,
  quantity: createQuantityStepperFixture('Piri'),
  actions: <CartLineActionsFixture of="Piri" />,
} satisfies CartLineProps;
