import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { InstalmentTable, type InstalmentTableProps } from './instalment-table.tsx';

const plans = [
  { id: '6', months: '6', monthly: '৳9,750', fee: 'none', total: '৳58,500', highlighted: true },
  { id: '12', months: '12', monthly: '৳5,168', fee: '৳3,510', total: '৳62,010' },
];
const table = (props: Partial<InstalmentTableProps> = {}) => (
  <InstalmentTable plans={plans} caption="Pay in instalments" empty="From ৳10,000 up." {...props} />
);

describeConformance('InstalmentTable', (props) => table(props), { slot: 'instalment-table', element: 'div' });

test('DETAIL-3 shows the months, the monthly amount, the fee and the total of every plan', () => {
  render(table());
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Months', 'Per month', 'Fee', 'Total'],
    ['6', '৳9,750', 'none', '৳58,500'],
    ['12', '৳5,168', '৳3,510', '৳62,010'],
  ]);
  expect(screen.getByRole('rowheader', { name: '12' })).toBeTruthy();
});

test('DETAIL-3 can highlight one plan', () => {
  render(table());
  const highlighted = screen.getAllByRole('row').map((row) => row.hasAttribute('data-highlighted'));
  expect(highlighted).toEqual([false, true, false]);
});

test('DETAIL-3 shows a sentence instead of a table below the minimum amount', () => {
  render(table({ plans: [], note: 'The bank decides.' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('From ৳10,000 up.')).toBeTruthy();
  expect(screen.getByText('The bank decides.')).toBeTruthy();
});

test('takes other labels for its columns, and keeps the English ones for the rest', () => {
  render(table({ labels: { months: 'মাস' } }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'মাস',
    'Per month',
    'Fee',
    'Total',
  ]);
});
