import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { InstalmentTable, type InstalmentTableProps } from './instalment-table.tsx';

const plans = [
  { id: '6', months: '6', monthly: '৳9,750', fee: 'none', total: '৳58,500', highlighted: true },
  { id: '12', months: '12', monthly: '৳5,168', fee: '৳3,510', total: '৳62,010' },
];
const table = (props: Partial<InstalmentTableProps> = {}) => (
  <InstalmentTable plans={plans} caption="Pay by the month" empty="From ৳10,000 up." {...props} />
);

describeConformance('InstalmentTable', (props) => table(props), { slot: 'instalment-table', element: 'div' });

test('DETAIL-3 says for every plan its months, what a month costs, the fee and the total', () => {
  render(table());
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Months', 'A month', 'Fee', 'Altogether'],
    ['6', '৳9,750', 'none', '৳58,500'],
    ['12', '৳5,168', '৳3,510', '৳62,010'],
  ]);
  expect(screen.getByRole('rowheader', { name: '12' })).toBeTruthy();
});

test('DETAIL-3 one plan can be the one to look at first', () => {
  render(table());
  const emphasised = screen.getAllByRole('row').map((row) => row.hasAttribute('data-emphasis'));
  expect(emphasised).toEqual([false, true, false]);
});

test('DETAIL-3 below the amount that is divided a sentence stands instead of a table', () => {
  render(table({ plans: [], note: 'The bank decides.' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('From ৳10,000 up.')).toBeTruthy();
  expect(screen.getByText('The bank decides.')).toBeTruthy();
});

test('takes other words for its columns, and keeps English for the rest', () => {
  render(table({ labels: { months: 'মাস' } }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'মাস',
    'A month',
    'Fee',
    'Altogether',
  ]);
});
