import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Link } from './link.tsx';

describeConformance(
  'Link',
  (props) => (
    <Link href="#new" {...props}>
      All new pieces
    </Link>
  ),
  {
    slot: 'link',
    element: 'a',
    asChild: (props, child) => (
      <Link asChild {...props}>
        {child}
      </Link>
    ),
  },
);

test('is inline and underlined by default', () => {
  render(<Link href="#emi">EMI table</Link>);
  const link = screen.getByRole('link', { name: 'EMI table' });
  expect(link.dataset['variant']).toBe('inline');
  expect(link.className).toContain('underline');
});
