import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { EmptyState } from './empty-state.tsx';

describeConformance(
  'EmptyState',
  (props) => (
    <EmptyState title="YOUR CART IS EMPTY" {...props}>
      Sit down, have a look around.
    </EmptyState>
  ),
  { slot: 'empty-state', element: 'div' },
);

test.each([
  ['page', 1],
  ['section', 2],
  ['panel', 3],
] as const)('in size %s the heading has level %i unless `headingLevel` is set', (size, level) => {
  const { rerender } = render(<EmptyState size={size} title="No orders yet" />);
  expect(screen.getByRole('heading', { level }).textContent).toBe('No orders yet');
  rerender(<EmptyState size={size} headingLevel={4} title="No orders yet" />);
  expect(screen.getByRole('heading', { level: 4 })).toBeTruthy();
});

test('its heading can take the focus, for when the last item was removed together with its button', () => {
  render(<EmptyState title="No orders yet" />);
  const heading = screen.getByRole('heading');
  heading.focus();
  expect(document.activeElement).toBe(heading);
});

test('the illustration is hidden from screen readers and can be omitted', () => {
  const { container, rerender } = render(<EmptyState title="No orders yet" illustration="parcel" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(<EmptyState title="No orders yet" illustration={null} />);
  expect(container.querySelector('svg')).toBeNull();
});
