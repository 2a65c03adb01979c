import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { DiscountBadge, type DiscountBadgeProps } from './discount-badge.tsx';

describeConformance('DiscountBadge', (props) => <DiscountBadge {...props}>−15%</DiscountBadge>, {
  slot: 'discount-badge',
  element: 'span',
});

test('has a hidden label before the figure, and the last day after it', () => {
  const { container } = render(<DiscountBadge until="until 30 Nov">−15%</DiscountBadge>);
  expect(container.textContent).toBe('Offer: −15% until 30 Nov');
});

test('accepts another hidden label', () => {
  const { container } = render(<DiscountBadge label="ছাড়:">−১৫%</DiscountBadge>);
  expect(container.textContent).toBe('ছাড়: −১৫%');
});

test('always has the tone `offer`', () => {
  // @ts-expect-error: use a Badge for other tones
  const other: DiscountBadgeProps = { children: 'New', tone: 'new' };
  render(<DiscountBadge {...other} />);
  expect(screen.getByText('New').closest<HTMLElement>('[data-slot]')?.dataset['tone']).toBe('offer');
});
