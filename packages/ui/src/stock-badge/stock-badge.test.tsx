import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { StockBadge, type StockStatus } from './stock-badge.tsx';

describeConformance(
  'StockBadge',
  (props) => (
    <StockBadge level="in-stock" {...props}>
      6 in stock
    </StockBadge>
  ),
  { slot: 'stock-badge', element: 'span' },
);

const levels: StockStatus[] = ['in-stock', 'few-left', 'display-only', 'made-to-order', 'sold-out'];

test('DETAIL-2 each of the five levels has its own sign, so that it does not rely on colour', () => {
  const { container } = render(
    levels.map((level) => (
      <StockBadge key={level} level={level}>
        {level}
      </StockBadge>
    )),
  );
  const signs = [...container.querySelectorAll('svg')].map((sign) => sign.innerHTML);
  expect(signs).toHaveLength(5);
  expect(new Set(signs).size).toBe(5);
});

test('hides its sign from screen readers', () => {
  render(<StockBadge level="few-left">Only 2 left</StockBadge>);
  const badge = screen.getByText('Only 2 left').parentElement;
  expect(badge?.textContent).toBe('Only 2 left');
  expect(badge?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(badge?.dataset['level']).toBe('few-left');
});
