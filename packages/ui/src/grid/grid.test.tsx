import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Grid } from './grid.tsx';

describeConformance('Grid', (props) => <Grid {...props}>A card</Grid>, {
  slot: 'grid',
  element: 'div',
  asChild: (props, child) => (
    <Grid asChild {...props}>
      {child}
    </Grid>
  ),
});

test('has the columns and gaps of the page by default', () => {
  const { rerender } = render(<Grid>A card</Grid>);
  expect(screen.getByText('A card').dataset).toMatchObject({ columns: '12', gap: 'page' });
  rerender(
    <Grid columns={4} gap="cards">
      A card
    </Grid>,
  );
  expect(screen.getByText('A card').dataset).toMatchObject({ columns: '4', gap: 'cards' });
});
