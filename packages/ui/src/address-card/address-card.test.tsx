import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { AddressCard } from './address-card.tsx';

const lines = ['House 42, Road 9/A', 'Dhanmondi, Dhaka'];

describeConformance(
  'AddressCard',
  (props) => <AddressCard name="Farzana Rahman" addressLines={lines} {...props} />,
  {
    slot: 'address-card',
    element: 'article',
  },
);

test('is headed by who is asked for, and its lines stand in their order', () => {
  render(<AddressCard name="Farzana Rahman" headingLevel={2} addressLines={lines} phone="01711 482906" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Farzana Rahman' })).toBeTruthy();
  expect(screen.getByRole('article').textContent).toBe(
    'Farzana RahmanHouse 42, Road 9/ADhanmondi, Dhaka01711 482906',
  );
});

test('what those who carry need to know is a list; without it there is none', () => {
  const { rerender } = render(
    <AddressCard name="Farzana" addressLines={lines} notes={['Floor 5, with a lift', 'Opposite the lake']} />,
  );
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  rerender(<AddressCard name="Farzana" addressLines={lines} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('one that is marked says so in a word, not by its edge alone', () => {
  render(<AddressCard name="Farzana" addressLines={lines} badge="Usual" />);
  expect(screen.getByText('Usual')).toBeTruthy();
  expect(screen.getByRole('article').hasAttribute('data-highlighted')).toBe(true);
});
