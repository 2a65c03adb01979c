import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Price } from './price.tsx';

describeConformance('Price', (props) => <Price price="৳49,725" listPrice="৳58,500" {...props} />, {
  slot: 'price',
  element: 'div',
});

const spoken = (container: HTMLElement) => container.textContent;

test('SHOP-3 shows the price, then the list price struck through, then the saving', () => {
  const { container } = render(<Price price="৳49,725" listPrice="৳58,500" saving="Save ৳8,775" />);
  const figures = [...container.querySelectorAll('[data-slot^=price-]')];
  expect(figures.map((figure) => figure.getAttribute('data-slot'))).toEqual([
    'price-now',
    'price-list-price',
    'price-saving',
  ]);
  expect(figures[1]?.localName).toBe('s');
});

test('describes the struck-through price and names the currency for screen readers', () => {
  const { container } = render(
    <Price price="৳49,725" listPrice="৳58,500" saving="Save ৳8,775" unit="taka" />,
  );
  expect(spoken(container)).toBe('৳49,725 taka was ৳58,500 taka Save ৳8,775 taka');
});

test('accepts localized visually hidden text', () => {
  const { container } = render(
    <Price price="৳৪৯,৭২৫" listPrice="৳৫৮,৫০০" listPriceLabel="আগে ছিল" unit="টাকা" />,
  );
  expect(spoken(container)).toBe('৳৪৯,৭২৫ টাকা আগে ছিল ৳৫৮,৫০০ টাকা');
});

test('renders a single figure without a discount', () => {
  const { container } = render(<Price price="৳1,28,000" />);
  expect(spoken(container)).toBe('৳1,28,000');
  expect(container.querySelectorAll('[data-slot^=price-]')).toHaveLength(1);
});

test('MONEY-2 has the currency as a data attribute, so that a style sheet can hide the figures', () => {
  const { rerender } = render(<Price price="৳49,725" currency="BDT" />);
  const hidden =
    ':root[data-currency="USD"] [data-slot="price"]:not([data-currency="USD"]) [data-slot="price-now"]';
  document.documentElement.dataset['currency'] = 'USD';
  expect(document.querySelectorAll(hidden)).toHaveLength(1);
  rerender(<Price price="$422.90" currency="USD" />);
  expect(document.querySelectorAll(hidden)).toHaveLength(0);
  delete document.documentElement.dataset['currency'];
});

test('MONEY-1 shows the charged amount in a second line', () => {
  const { container } = render(<Price price="$422.90" note="You’ll be charged in BDT: ৳49,725." />);
  expect(container.querySelector('[data-slot=price-note]')?.textContent).toBe(
    'You’ll be charged in BDT: ৳49,725.',
  );
});
