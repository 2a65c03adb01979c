import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  getFreeSpaceInRoom,
  getOrientationAroundLanding,
  getOrientationInLift,
  getOrientationThroughDoor,
} from './passages.ts';

const sofa = { width: 205, depth: 88, height: 84 };
const carton = { width: 208, depth: 91, height: 72 };
const wardrobe = { width: 150, depth: 58, height: 205 };
const stool = { width: 38, depth: 30, height: 18 };

it.each([
  ['a stool fits through a narrow door', stool, { width: 70, height: 200 }, 'straight'],
  ['a sofa fits through a wide door upright', sofa, { width: 92, height: 210 }, 'straight'],
  ['a sofa fits through a narrower door on end', sofa, { width: 87, height: 210 }, 'on-end'],
  ['a sofa does not fit through a door narrower than its sides', sofa, { width: 75, height: 210 }, 'no'],
  ['its carton fits through the same door on end', carton, { width: 75, height: 210 }, 'on-end'],
] as const)('DETAIL-3 %s', (_, load, opening, orientation) => {
  expect(getOrientationThroughDoor(load, opening)).toBe(orientation);
});

it.each([
  ['a stool fits', stool, 'straight'],
  ['a sofa fits on end', sofa, 'on-end'],
  ['a wardrobe too high and too wide to tilt does not fit', { ...wardrobe, height: 240 }, 'no'],
] as const)('DETAIL-3 %s into a lift of 110 × 140 × 220', (_, load, orientation) => {
  expect(getOrientationInLift(load, { width: 110, depth: 140, height: 220 })).toBe(orientation);
});

it('DETAIL-3 rejects a lift whose door is too narrow', () => {
  const lift = { width: 110, depth: 140, height: 220 };
  expect(getOrientationInLift(sofa, { ...lift, doorWidth: 70 })).toBe('no');
  expect(getOrientationInLift(sofa, { ...lift, doorWidth: 90 })).toBe('on-end');
});

it.each([
  ['passes a wide landing flat', { width: 130, landing: 140, height: 240 }, 'straight'],
  ['passes a narrow landing on end', { width: 92, landing: 95, height: 240 }, 'on-end'],
  ['does not pass a narrow landing with a low ceiling', { width: 92, landing: 95, height: 200 }, 'no'],
] as const)('DETAIL-3 a sofa %s', (_, stair, orientation) => {
  expect(getOrientationAroundLanding(sofa, stair)).toBe(orientation);
});

it('DETAIL-3 returns the free space in a room, for the better orientation', () => {
  expect(getFreeSpaceInRoom(sofa, { width: 300, depth: 250 })).toEqual({ beside: 95, before: 162 });
  expect(getFreeSpaceInRoom(sofa, { width: 180, depth: 300 })).toEqual({ beside: 95, before: 92 });
  expect(getFreeSpaceInRoom(sofa, { width: 150, depth: 150 }).beside).toBeLessThan(0);
});

it('an item that passes a door also passes a larger one', () => {
  const size = fc.integer({ min: 20, max: 250 });
  fc.assert(
    fc.property(size, size, size, size, size, (width, depth, height, door, high) => {
      const load = { width, depth, height };
      if (getOrientationThroughDoor(load, { width: door, height: high }) === 'no') return;
      expect(getOrientationThroughDoor(load, { width: door + 10, height: high + 10 })).not.toBe('no');
    }),
  );
});
