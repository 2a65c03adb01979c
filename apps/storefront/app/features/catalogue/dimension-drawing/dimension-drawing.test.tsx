// @vitest-environment jsdom
import '@piri/ui/testing/fail-on-console';
import { describeConformance } from '@piri/ui/testing/conformance';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { silhouetteDimensionsFixtures, sofaDimensionsFixture } from '../silhouettes/dimensions.fixtures.ts';
import { DimensionDrawing, DimensionTable } from './dimension-drawing.tsx';

const drawing = { name: 'sofa', dimensions: sofaDimensionsFixture, label: 'Meghna with dimensions' };

describeConformance('DimensionDrawing', (props) => <DimensionDrawing {...drawing} {...props} />, {
  slot: 'dimension-drawing',
  element: 'figure',
});
describeConformance(
  'DimensionTable',
  (props) => <DimensionTable dimensions={sofaDimensionsFixture} caption="Measures" {...props} />,
  { slot: 'dimension-table', element: 'table' },
);

test('DETAIL-3 the drawing shows centimetres in bold with inches beside them', () => {
  const { container } = render(<DimensionDrawing {...drawing} />);
  const pairs = [...container.querySelectorAll('b')].map((b) => [
    b.textContent,
    b.nextElementSibling?.textContent,
  ]);
  expect(pairs).toContainEqual(['205 cm', '80¾ in']);
  expect(pairs).toContainEqual(['179 cm', '70½ in']);
  expect(pairs).toContainEqual(['44 cm', '17⅜ in']);
  expect(pairs).toHaveLength(8);
});

test('DETAIL-3 both views have the same scale', () => {
  const { container } = render(<DimensionDrawing {...drawing} />);
  const views = [...container.querySelectorAll<SVGElement>('[data-side] > svg')];
  expect(views.map(({ style }) => [style.width, style.height])).toEqual([
    ['calc(205*var(--cm))', 'calc(84*var(--cm))'],
    ['calc(88*var(--cm))', 'calc(84*var(--cm))'],
  ]);
});

test('DETAIL-3 is one image with a name, and the table lists every dimension', () => {
  render(
    <>
      <DimensionDrawing {...drawing} />
      <DimensionTable dimensions={sofaDimensionsFixture} caption="Measures" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Meghna with dimensions' })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Measures' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Dimension', 'Centimetres', 'Inches'],
    ['Width', '205 cm', '80¾ in'],
    ['Depth', '88 cm', '34⅝ in'],
    ['Height', '84 cm', '33⅛ in'],
    ['Seat height', '44 cm', '17⅜ in'],
    ['Seat width', '179 cm', '70½ in'],
    ['Seat depth', '56 cm', '22 in'],
    ['Arm height', '62 cm', '24⅜ in'],
    ['Clearance underneath', '14 cm', '5½ in'],
  ]);
});

test('DETAIL-3 the table of a sofa-cum-bed has its open size', () => {
  render(
    <DimensionTable
      dimensions={silhouetteDimensionsFixtures['sofa-cum-bed'] ?? sofaDimensionsFixture}
      caption="Measures"
    />,
  );
  expect(screen.getByRole('row', { name: 'Depth when open 115 cm 45¼ in' })).toBeTruthy();
});

test('draws only the front view for a gallery', () => {
  const { container } = render(<DimensionDrawing {...drawing} views="front" />);
  expect(
    [...container.querySelectorAll('[data-side]')].map((view) => view.getAttribute('data-side')),
  ).toEqual(['front']);
});

test('accepts other labels, and uses English for missing ones', () => {
  const { container } = render(
    <DimensionDrawing
      {...drawing}
      texts={{ beside: { seatHeight: 'আসন' }, formatCentimetres: (centimetres) => `${centimetres} সেমি` }}
    />,
  );
  expect(container.textContent).toContain('আসন44 সেমি17⅜ in');
});
