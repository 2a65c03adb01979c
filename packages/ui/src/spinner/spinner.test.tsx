import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Spinner } from './spinner.tsx';

describeConformance('Spinner', (props) => <Spinner label="Looking for a lorry" {...props} />, {
  slot: 'spinner',
  element: 'span',
});

test('has a label that is visible or visually hidden', () => {
  const { rerender } = render(<Spinner label="Looking for a lorry" />);
  expect(screen.getByRole('status').textContent).toBe('Looking for a lorry');
  expect(screen.getByText('Looking for a lorry').className).not.toContain('sr-only');
  rerender(<Spinner label="Looking for a lorry" labelHidden />);
  expect(screen.getByText('Looking for a lorry').dataset['slot']).toBe('visually-hidden');
});

test('has stitches of the same thickness in every size', () => {
  const { container } = render(
    <>
      <Spinner label="Saving" size="small" />
      <Spinner label="Saving" size="large" />
    </>,
  );
  const threads = [...container.querySelectorAll('svg')].map(
    (ring) => (Number(ring.getAttribute('stroke-width')) * Number(ring.getAttribute('width'))) / 48,
  );
  expect(threads).toEqual([1.5, 1.5, 1.5, 1.5]);
});
