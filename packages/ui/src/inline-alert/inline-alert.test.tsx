import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { InlineAlert, type InlineAlertVariant } from './inline-alert.tsx';

describeConformance(
  'InlineAlert',
  (props) => (
    <InlineAlert title="Two of your pieces are made to order." {...props}>
      They come in 21 days.
    </InlineAlert>
  ),
  { slot: 'inline-alert', element: 'div' },
);

const find = (container: HTMLElement) => container.querySelector('[data-slot="inline-alert"]');

test('is plain text without `announce`', () => {
  const { container } = render(<InlineAlert variant="error" title="The payment didn’t go through." />);
  expect(find(container)?.hasAttribute('role')).toBe(false);
});

test.each<[InlineAlertVariant, string]>([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
])('with `announce` a %s has the role %s', (variant, role) => {
  const { container } = render(<InlineAlert announce variant={variant} title="So it is." />);
  expect(find(container)?.getAttribute('role')).toBe(role);
});

test('with `announce` it is an empty element first, and the same element is filled later', () => {
  const { container, rerender } = render(<InlineAlert announce variant="success" />);
  const waiting = find(container);
  expect(waiting?.hasAttribute('hidden')).toBe(false);
  expect(waiting?.childElementCount).toBe(0);
  rerender(<InlineAlert announce variant="success" title="The address is saved." />);
  expect(find(container)).toBe(waiting);
  expect(waiting?.textContent).toBe('The address is saved.');
});

test('is hidden if it is empty and without `announce`', () => {
  const { container } = render(<InlineAlert />);
  expect(find(container)?.hasAttribute('hidden')).toBe(true);
});
