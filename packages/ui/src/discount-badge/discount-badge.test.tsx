import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { DiscountBadge, type DiscountBadgeProps } from './discount-badge.tsx';

describeConformance('DiscountBadge', (props) => <DiscountBadge {...props}>−15%</DiscountBadge>, {
  slot: 'discount-badge',
  element: 'span',
});

test('says what the figure is, and until when', () => {
  const { container } = render(<DiscountBadge until="until 30 Nov">−15%</DiscountBadge>);
  expect(container.textContent).toBe('Offer: −15% until 30 Nov');
});

test('takes its hidden word from the page', () => {
  const { container } = render(<DiscountBadge label="ছাড়:">−১৫%</DiscountBadge>);
  expect(container.textContent).toBe('ছাড়: −১৫%');
});

test('is an offer and can be nothing else', () => {
  // @ts-expect-error: it has a single tone; use a Badge for others
  const other: DiscountBadgeProps = { children: 'New', tone: 'new' };
  render(<DiscountBadge {...other} />);
  expect(screen.getByText('New').closest<HTMLElement>('[data-slot]')?.dataset['tone']).toBe('offer');
});
