import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx';

describeConformance('Table', (props) => <Table caption="Pay by the month" {...props} />, {
  slot: 'table',
  element: 'table',
});
describeConformance(
  'TableHead',
  (props) => (
    <table>
      <TableHead {...props} />
    </table>
  ),
  { slot: 'table-head', element: 'thead' },
);
describeConformance(
  'TableBody',
  (props) => (
    <table>
      <TableBody {...props} />
    </table>
  ),
  { slot: 'table-body', element: 'tbody' },
);
describeConformance(
  'TableRow',
  (props) => (
    <table>
      <tbody>
        <TableRow {...props} />
      </tbody>
    </table>
  ),
  { slot: 'table-row', element: 'tr' },
);
describeConformance(
  'TableHeader',
  (props) => (
    <table>
      <thead>
        <tr>
          <TableHeader {...props}>Bank card</TableHeader>
        </tr>
      </thead>
    </table>
  ),
  { slot: 'table-header', element: 'th' },
);
describeConformance(
  'TableCell',
  (props) => (
    <table>
      <tbody>
        <tr>
          <TableCell {...props}>৳4,144</TableCell>
        </tr>
      </tbody>
    </table>
  ),
  { slot: 'table-cell', element: 'td' },
);

function Rates({ layout }: { layout?: 'stacked' }) {
  return (
    <Table caption="Pay by the month" {...(layout && { layout })}>
      <TableHead>
        <TableRow>
          <TableHeader>Bank card</TableHeader>
          <TableHeader numeric>12 months</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow highlighted>
          <TableHeader scope="row">Shapla Bank</TableHeader>
          <TableCell numeric label="12 months">
            ৳4,144
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

test('its caption names the table and the region it scrolls in', () => {
  render(<Rates />);
  const region = screen.getByRole('group', { name: 'Pay by the month' });
  expect(within(region).getByRole('table', { name: 'Pay by the month' })).not.toBeNull();
});

test('headers say whether they head a column or a row', () => {
  render(<Rates />);
  expect(screen.getByRole('columnheader', { name: '12 months' }).getAttribute('scope')).toBe('col');
  expect(screen.getByRole('rowheader', { name: 'Shapla Bank' }).getAttribute('scope')).toBe('row');
});

test('a plain table leaves its roles to the elements; a stacked one says every role, as blocks would lose theirs', () => {
  const { container, rerender } = render(<Rates />);
  expect(container.querySelectorAll('table [role], table[role]')).toHaveLength(0);
  rerender(<Rates layout="stacked" />);
  const roles = [...container.querySelectorAll('table, table [role]')].map((piece) =>
    piece.getAttribute('role'),
  );
  expect(roles).toEqual([
    'table',
    'rowgroup',
    'row',
    'columnheader',
    'columnheader',
    'rowgroup',
    'row',
    'rowheader',
    'cell',
  ]);
});

test('a cell carries the name of its column for the phone, which is drawn and not part of its text', () => {
  render(<Rates layout="stacked" />);
  const cell = screen.getByRole('cell', { name: '৳4,144' });
  expect(cell.dataset['label']).toBe('12 months');
  expect(cell.textContent).toBe('৳4,144');
});

test('marks the row to look at first', () => {
  render(<Rates />);
  const [, row] = screen.getAllByRole('row');
  expect(row?.dataset['emphasis']).toBe('true');
});
