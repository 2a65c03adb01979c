import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { CartLine, CartLineNotice, CartLineSkeleton, CartLines } from './cart-line.tsx';

const RouterAnchor = (props: object) => <a data-router="yes" {...props} />;

describeConformance(
  'CartLines',
  (props) => (
    <CartLines {...props}>
      <CartLine name="Piri" />
    </CartLines>
  ),
  { slot: 'cart-lines', element: 'ul' },
);
describeConformance(
  'CartLine',
  (props) => (
    <ul>
      <CartLine name="Meghna 3-Seater" href="#meghna" attributes={['Ash']} price="৳58,500" {...props} />
    </ul>
  ),
  { slot: 'cart-line', element: 'li' },
);
describeConformance(
  'CartLineNotice',
  (props) => <CartLineNotice {...props}>Three are left.</CartLineNotice>,
  {
    slot: 'cart-line-notice',
    element: 'p',
  },
);
describeConformance(
  'CartLineSkeleton',
  (props) => (
    <ul>
      <CartLineSkeleton {...props} />
    </ul>
  ),
  { slot: 'cart-line-skeleton', element: 'li' },
);

test('CART-5 shows the item, its options and the total of the line', () => {
  render(
    <CartLines>
      <CartLine name="Meghna 3-Seater" attributes={['Ash, mahogany', 'MGN-3S-ASH']} price="৳1,17,000" />
    </CartLines>,
  );
  const line = within(screen.getByRole('list')).getByRole('listitem');
  for (const text of ['Meghna 3-Seater', 'Ash, mahogany', 'MGN-3S-ASH', '৳1,17,000']) {
    expect(within(line).getByText(text)).toBeTruthy();
  }
});

test('the name is a link of the router, or plain text without a URL', () => {
  const { rerender } = render(<CartLine name="Piri" href="/details?id=piri" linkComponent={RouterAnchor} />);
  expect(screen.getByRole('link', { name: 'Piri' }).dataset['router']).toBe('yes');
  rerender(<CartLine name="Piri" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Piri')).toBeTruthy();
});

test('an unavailable line has its state and can have a warning', () => {
  render(
    <CartLine
      name="Piri"
      state="unavailable"
      notice={<CartLineNotice tone="warning">Sold out</CartLineNotice>}
    />,
  );
  expect(screen.getByRole('listitem').dataset['state']).toBe('unavailable');
  expect(screen.getByText('Sold out').closest('p')?.dataset['tone']).toBe('warning');
});

test('a warning has an icon, so that it does not depend on colour; information has none', () => {
  const { container, rerender } = render(<CartLineNotice tone="warning">Sold out</CartLineNotice>);
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<CartLineNotice>It costs less now.</CartLineNotice>);
  expect(container.querySelector('svg')).toBeNull();
});

test('skeletons are hidden from screen readers', () => {
  render(
    <CartLines>
      <CartLineSkeleton />
    </CartLines>,
  );
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a skeleton has a bar for the name and one for each attribute', () => {
  const { container, rerender } = render(<CartLineSkeleton layout="row" />);
  const bars = () =>
    container.querySelectorAll('[data-slot=skeleton-text]:not([class*=text-end]) > span').length;
  expect(bars()).toBe(2);
  rerender(<CartLineSkeleton layout="row" attributes={3} quantityEditable actions />);
  expect(bars()).toBe(4);
  rerender(<CartLineSkeleton />);
  expect(bars()).toBe(4);
});
