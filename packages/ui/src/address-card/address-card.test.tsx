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

test('has the recipient as its heading, and the lines in order', () => {
  render(<AddressCard name="Farzana Rahman" headingLevel={2} addressLines={lines} phone="01711 482906" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Farzana Rahman' })).toBeTruthy();
  expect(screen.getByRole('article').textContent).toBe(
    'Farzana RahmanHouse 42, Road 9/ADhanmondi, Dhaka01711 482906',
  );
});

test('lists the notes for the delivery team, and has no list without any', () => {
  const { rerender } = render(
    <AddressCard name="Farzana" addressLines={lines} notes={['Floor 5, with a lift', 'Opposite the lake']} />,
  );
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  rerender(<AddressCard name="Farzana" addressLines={lines} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('marks an address with a word, not by its edge alone', () => {
  render(<AddressCard name="Farzana" addressLines={lines} badge="Usual" />);
  expect(screen.getByText('Usual')).toBeTruthy();
  expect(screen.getByRole('article').hasAttribute('data-highlighted')).toBe(true);
});
