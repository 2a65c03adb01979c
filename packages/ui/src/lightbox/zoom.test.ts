import { expect, test } from 'vitest';
import { noZoom, pan, zoomAt } from './zoom.ts';

const frame = { width: 1000, height: 600 };

test('DETAIL-2 the point under the finger stays where it is', () => {
  const zoom = zoomAt(noZoom, 2, { x: 200, y: -100 }, frame);
  // The point at 200, −100 moves to twice that, so the image moves back by the same distance.
  expect(zoom).toEqual({ scale: 2, x: -200, y: 100 });
});

test('DETAIL-2 goes neither closer than five times nor smaller than the whole', () => {
  expect(zoomAt(noZoom, 40, { x: 0, y: 0 }, frame).scale).toBe(5);
  expect(zoomAt({ scale: 2, x: 300, y: 100 }, 0.1, { x: 0, y: 0 }, frame)).toEqual(noZoom);
});

test('DETAIL-2 is never moved so far that the frame shows what lies beyond the picture', () => {
  const zoom = { scale: 2, x: 0, y: 0 };
  expect(pan(zoom, 9000, -9000, frame)).toEqual({ scale: 2, x: 500, y: -300 });
  expect(pan(zoom, -40, 30, frame)).toEqual({ scale: 2, x: -40, y: 30 });
  expect(pan(noZoom, 40, 30, frame)).toEqual(noZoom);
});

test('DETAIL-2 farther away near an edge comes back inside', () => {
  expect(zoomAt({ scale: 4, x: 1500, y: 900 }, 0.5, { x: 0, y: 0 }, frame)).toEqual({
    scale: 2,
    x: 500,
    y: 300,
  });
});
