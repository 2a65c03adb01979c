import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describeConformance('VisuallyHidden', (props) => <VisuallyHidden {...props}>in your cart</VisuallyHidden>, {
  slot: 'visually-hidden',
  element: 'span',
  asChild: (props, child) => (
    <VisuallyHidden asChild {...props}>
      {child}
    </VisuallyHidden>
  ),
});

test('is part of the name of the element around it', () => {
  render(
    <button type="button">
      3 <VisuallyHidden>pieces in your cart</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '3 pieces in your cart' })).toBeTruthy();
});
