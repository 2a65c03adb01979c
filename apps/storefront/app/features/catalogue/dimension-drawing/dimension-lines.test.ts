import { expect, test } from 'vitest';
import { silhouetteDimensionsFixtures, sofaDimensionsFixture } from '../silhouettes/dimensions.fixtures.ts';
import { silhouetteNames } from '../silhouettes/outlines/silhouette-names.ts';
import { layoutElevations } from './dimension-lines.ts';

const all = silhouetteNames.map(
  (name) => [name, silhouetteDimensionsFixtures[name] ?? sofaDimensionsFixture] as const,
);

test.each(all)('DETAIL-3 no two dimension lines of a %s overlap', (name, dimensions) => {
  for (const { lines } of layoutElevations(name, dimensions)) {
    for (const edge of ['above', 'left', 'right'] as const) {
      expect(lines.filter((line) => line.edge === edge).length).toBeLessThanOrEqual(1);
    }
    // Below the view are up to two rows: the closed width, and the open width under it.
    expect(lines.filter(({ edge }) => edge === 'below').length).toBeLessThanOrEqual(2);
  }
});

test.each(all)(
  'DETAIL-3 the dimension lines of a %s are within its sheet, with one for each dimension',
  (name, dimensions) => {
    const sheets = layoutElevations(name, dimensions);
    for (const { width, height, lines } of sheets) {
      for (const { edge, from, length } of lines) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + length).toBeLessThanOrEqual(edge === 'above' || edge === 'below' ? width : height);
      }
    }
    const named = sheets.flatMap(({ lines }) => lines.map(({ measure }) => measure));
    expect(named).toEqual(
      expect.arrayContaining(name === 'rug' ? ['width', 'depth'] : ['width', 'depth', 'height']),
    );
    expect(new Set(named).size).toBe(named.length);
  },
);

test('the line between the arms of a sofa is centred', () => {
  const [front] = layoutElevations('sofa', sofaDimensionsFixture);
  expect(front?.lines.find(({ measure }) => measure === 'seatWidth')).toMatchObject({
    from: 13,
    length: 179,
  });
});

test('the seat height takes the free edge, and the clearance is on the other view', () => {
  const [front, side] = layoutElevations('sofa', sofaDimensionsFixture);
  expect(front?.lines.map(({ measure }) => measure)).toContain('seatHeight');
  expect(side?.lines.map(({ measure }) => measure)).toContain('clearance');
});

test('a pulled-out item extends to the front, and its back stays at the wall', () => {
  const [, side] = layoutElevations(
    'sofa-cum-bed',
    silhouetteDimensionsFixtures['sofa-cum-bed'] ?? sofaDimensionsFixture,
  );
  expect(side).toMatchObject({ width: 115, offset: 23, open: { width: 115, height: 42 } });
});

test('a stool has one line for both height and seat height', () => {
  const [front] = layoutElevations('stool', { width: 38, depth: 30, height: 18, seatHeight: 18 });
  expect(front?.lines.map(({ measure }) => measure)).toEqual(['height', 'width']);
});

test('a rug has one view, from above', () => {
  expect(layoutElevations('rug', { width: 150, depth: 210, height: 1 })).toMatchObject([
    { side: 'above', width: 150, height: 210 },
  ]);
});
