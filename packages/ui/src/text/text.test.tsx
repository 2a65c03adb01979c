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

test('limits the width of body text, but not of a note', () => {
  const { rerender } = render(<Text>Measure the lift first.</Text>);
  expect(classes()).toContain('max-w-prose');
  rerender(<Text variant="meta">Measure the lift first.</Text>);
  expect(classes()).not.toContain('max-w-prose');
  rerender(<Text prose={false}>Measure the lift first.</Text>);
  expect(classes()).not.toContain('max-w-prose');
});

test('inherits the text colour of its background without a tone', () => {
  const { rerender } = render(<Text>Measure the lift first.</Text>);
  expect(classes().filter((name) => /^text-(default|muted|subtle)$/.test(name))).toEqual([]);
  rerender(<Text tone="muted">Measure the lift first.</Text>);
  expect(classes()).toContain('text-muted');
});
