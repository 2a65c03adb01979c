import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx';

describeConformance('Table', (props) => <Table caption="Pay in instalments" {...props} />, {
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
    <Table caption="Pay in instalments" {...(layout && { layout })}>
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

test('the caption names the table and its scroll region', () => {
  render(<Rates />);
  const region = screen.getByRole('group', { name: 'Pay in instalments' });
  expect(within(region).getByRole('table', { name: 'Pay in instalments' })).not.toBeNull();
});

test('headers have the scope of a column or a row', () => {
  render(<Rates />);
  expect(screen.getByRole('columnheader', { name: '12 months' }).getAttribute('scope')).toBe('col');
  expect(screen.getByRole('rowheader', { name: 'Shapla Bank' }).getAttribute('scope')).toBe('row');
});

test('sets explicit roles only in a stacked table, whose blocks would lose them', () => {
  const { container, rerender } = render(<Rates />);
  expect(container.querySelectorAll('table [role], table[role]')).toHaveLength(0);
  rerender(<Rates layout="stacked" />);
  const roles = [...container.querySelectorAll('table, table [role]')].map((element) =>
    element.getAttribute('role'),
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

test('a cell has the name of its column as a data attribute, not as text', () => {
  render(<Rates layout="stacked" />);
  const cell = screen.getByRole('cell', { name: '৳4,144' });
  expect(cell.dataset['label']).toBe('12 months');
  expect(cell.textContent).toBe('৳4,144');
});

test('marks a highlighted row', () => {
  render(<Rates />);
  const [, row] = screen.getAllByRole('row');
  expect(row?.dataset['highlighted']).toBe('true');
});
