import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
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

test('has a name and does not submit the form around it', () => {
  render(<IconButton aria-label="Menu" />);
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('type')).toBe('button');
});

test('NAV-1 takes its name from the text inside it if `aria-label` is null', () => {
  render(
    <IconButton aria-label={null}>
      <VisuallyHidden>Your cart, 3 in it</VisuallyHidden>
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Your cart, 3 in it' }).hasAttribute('aria-label')).toBe(false);
});
