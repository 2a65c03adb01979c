import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Heading, type HeadingLevel } from './heading.tsx';

describeConformance(
  'Heading',
  (props) => (
    <Heading level={2} {...props}>
      Will it fit
    </Heading>
  ),
  { slot: 'heading', element: 'h2' },
);

test.each<[HeadingLevel, string]>([
  [1, 'page-title'],
  [2, 'title'],
  [3, 'small-title'],
  [4, 'name'],
  [5, 'name'],
  [6, 'name'],
])('level %i has the variant %s by default', (level, look) => {
  render(<Heading level={level}>Will it fit</Heading>);
  expect(screen.getByRole('heading', { level }).dataset['variant']).toBe(look);
});

test('`variant` does not change the level', () => {
  render(
    <Heading level={2} variant="hero">
      First, sit down.
    </Heading>,
  );
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading.className).toContain('text-hero');
  expect(heading.className).not.toContain('text-title');
});
