import { expect, it } from 'vitest';
import { checkFitAtCheckpoints } from './check-fit-at-checkpoints.ts';

const sofa = {
  dimensions: { width: 205, depth: 88, height: 84 },
  weight: 58,
  cartons: [
    { holds: 'Legs and cushions', width: 52, depth: 40, height: 24, weight: 5 },
    { holds: 'The sofa without its legs', width: 208, depth: 91, height: 72, weight: 61 },
  ],
};

it('DETAIL-3 checks only what was measured', () => {
  expect(checkFitAtCheckpoints(sofa, {})).toEqual([]);
  expect(checkFitAtCheckpoints(sofa, { liftWidth: 110 })).toEqual([]);
  expect(checkFitAtCheckpoints(sofa, { doorWidth: 90 }).map(({ checkpoint }) => checkpoint)).toEqual([
    'door',
  ]);
});

it('DETAIL-3 checks the largest carton, and warns if the assembled item cannot come out again', () => {
  expect(checkFitAtCheckpoints(sofa, { doorWidth: 92, doorHeight: 210 })[0]).toMatchObject({
    fits: true,
    sentence: 'It goes through, on its side or on end.',
  });
  expect(checkFitAtCheckpoints(sofa, { doorWidth: 75, doorHeight: 210 })[0]).toMatchObject({
    fits: true,
    sentence: 'Packed, it goes through, on its side or on end. Once assembled, it won’t come out again.',
  });
  expect(checkFitAtCheckpoints(sofa, { doorWidth: 60, doorHeight: 210 })[0]).toMatchObject({ fits: false });
});

it('DETAIL-3 reports the space left in the room, and if it is too narrow to walk past', () => {
  const room = (roomWidth: number, roomDepth: number) =>
    checkFitAtCheckpoints(sofa, { roomWidth, roomDepth })[0]?.sentence;
  expect(room(300, 400)).toContain('with at least 212 cm free in front and 195 cm beside it');
  expect(room(150, 150)).toBe('It’s larger than this room.');
  expect(checkFitAtCheckpoints(sofa, { roomWidth: 254, roomDepth: 152.4 }, 'in')[0]?.sentence).toBe(
    'It fits, but leaves only 25 in free in front and 19 in beside it. You need 29½ in to walk past.',
  );
});

it('DETAIL-3 returns the face of the carton that goes through first, turned like the opening', () => {
  expect(checkFitAtCheckpoints(sofa, { doorWidth: 90, doorHeight: 210 })[0]?.load).toEqual({
    width: 72,
    height: 91,
  });
});
