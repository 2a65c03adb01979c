import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Text } from './text.tsx';

describeConformance('Text', (props) => <Text {...props}>Measure the lift first.</Text>, {
  slot: 'text',
  element: 'p',
  asChild: (props, child) => (
    <Text asChild {...props}>
      {child}
    </Text>
  ),
});

const classes = () => screen.getByText('Measure the lift first.').className.split(' ');

test('text that is read in lines is no wider than the eye can follow, a note takes the room it has', () => {
  const { rerender } = render(<Text>Measure the lift first.</Text>);
  expect(classes()).toContain('measure');
  rerender(<Text variant="meta">Measure the lift first.</Text>);
  expect(classes()).not.toContain('measure');
  rerender(<Text prose={false}>Measure the lift first.</Text>);
  expect(classes()).not.toContain('measure');
});

test('takes the colour of its ground unless it is given a tone', () => {
  const { rerender } = render(<Text>Measure the lift first.</Text>);
  expect(classes().filter((name) => name.startsWith('text-ink'))).toEqual([]);
  rerender(<Text tone="muted">Measure the lift first.</Text>);
  expect(classes()).toContain('text-ink-2');
});
