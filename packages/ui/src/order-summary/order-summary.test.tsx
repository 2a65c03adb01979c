import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import {
  OrderSummary,
  OrderSummaryAmount,
  OrderSummaryAmounts,
  OrderSummaryCollapsible,
} from './order-summary.tsx';

describeConformance('OrderSummary', (props) => <OrderSummary title="Summary" {...props} />, {
  slot: 'order-summary',
  element: 'section',
});
describeConformance(
  'OrderSummaryCollapsible',
  (props) => (
    <OrderSummaryCollapsible label="Your order:" count="6 things" total="৳86,325" {...props}>
      Everything
    </OrderSummaryCollapsible>
  ),
  { slot: 'order-summary-collapsible', element: 'details' },
);
describeConformance(
  'OrderSummaryAmounts',
  (props) => (
    <OrderSummaryAmounts {...props}>
      <OrderSummaryAmount term="To pay">৳86,325</OrderSummaryAmount>
    </OrderSummaryAmounts>
  ),
  { slot: 'order-summary-amounts', element: 'dl' },
);
describeConformance(
  'OrderSummaryAmount',
  (props) => (
    <dl>
      <OrderSummaryAmount term="To pay" {...props}>
        ৳86,325
      </OrderSummaryAmount>
    </dl>
  ),
  { slot: 'order-summary-amount', element: 'div' },
);

test('CART-3 every amount has its term, the total last', () => {
  render(
    <OrderSummary title="Summary">
      <OrderSummaryAmounts>
        <OrderSummaryAmount term="6 items (3 different)">৳93,900</OrderSummaryAmount>
        <OrderSummaryAmount term="Offers" tone="offer">
          −৳8,775
        </OrderSummaryAmount>
      </OrderSummaryAmounts>
      <OrderSummaryAmounts>
        <OrderSummaryAmount term="To pay" emphasis="total">
          ৳85,125
        </OrderSummaryAmount>
      </OrderSummaryAmounts>
    </OrderSummary>,
  );
  const figures = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['6 items (3 different)', '৳93,900'],
    ['Offers', '−৳8,775'],
    ['To pay', '৳85,125'],
  ]);
});

test('is a region named by its title', () => {
  render(<OrderSummary title="Summary" headingLevel={3} />);
  expect(screen.getByRole('region', { name: 'Summary' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Summary' })).toBeTruthy();
});

test('shows the note below the term', () => {
  render(
    <dl>
      <OrderSummaryAmount term="Delivery" note="by Thu 26 Nov">
        ৳1,200
      </OrderSummaryAmount>
    </dl>,
  );
  expect(screen.getByRole('term').textContent).toBe('Deliveryby Thu 26 Nov');
});

test('SHELL-5 collapsed, it still shows the count and the total', () => {
  const { container } = render(
    <OrderSummaryCollapsible label="Your order:" count="6 things" total="৳86,325" images={<i>a chair</i>}>
      Everything
    </OrderSummaryCollapsible>,
  );
  const [summary] = container.getElementsByTagName('summary');
  expect(summary?.querySelector('[aria-hidden]')?.textContent).toBe('a chair');
  expect(summary?.textContent).toBe('Your order:a chair6 things ৳86,325');
  expect(screen.getByText('Everything').closest('details')?.open).toBe(false);
});
