import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { IconButton } from './icon-button.tsx';

describeConformance('IconButton', (props) => <IconButton aria-label="Menu" {...props} />, {
  slot: 'icon-button',
  element: 'button',
  asChild: (props, child) => (
    <IconButton asChild aria-label="Menu" {...props}>
      {child}
    </IconButton>
  ),
});

test('has a name and does not send the form around it', () => {
  render(<IconButton aria-label="Menu" />);
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('type')).toBe('button');
});
