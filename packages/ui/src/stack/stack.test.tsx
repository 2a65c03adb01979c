import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Stack } from './stack.tsx';

describeConformance('Stack', (props) => <Stack {...props}>A piece</Stack>, {
  slot: 'stack',
  element: 'div',
  asChild: (props, child) => (
    <Stack asChild {...props}>
      {child}
    </Stack>
  ),
});

test('centres the children of a row, and stretches those of a column', () => {
  const { rerender } = render(<Stack>A piece</Stack>);
  expect(screen.getByText('A piece').className).toContain('items-stretch');
  rerender(<Stack direction="row">A piece</Stack>);
  expect(screen.getByText('A piece').className).toContain('items-center');
});
