import { expect, test } from 'vitest';
import { noZoom, pan, zoomByFactorAt } from './zoom.ts';

const frame = { width: 1000, height: 600 };

test('DETAIL-2 the point that is zoomed at stays in place', () => {
  const zoom = zoomByFactorAt(noZoom, 2, { x: 200, y: -100 }, frame);
  // The point at 200, −100 moves to twice that, so the image moves back by the same distance.
  expect(zoom).toEqual({ scale: 2, x: -200, y: 100 });
});

test('DETAIL-2 the scale is between 1 and 5', () => {
  expect(zoomByFactorAt(noZoom, 40, { x: 0, y: 0 }, frame).scale).toBe(5);
  expect(zoomByFactorAt({ scale: 2, x: 300, y: 100 }, 0.1, { x: 0, y: 0 }, frame)).toEqual(noZoom);
});

test('DETAIL-2 panning never shows anything beyond the edge of the image', () => {
  const zoom = { scale: 2, x: 0, y: 0 };
  expect(pan(zoom, 9000, -9000, frame)).toEqual({ scale: 2, x: 500, y: -300 });
  expect(pan(zoom, -40, 30, frame)).toEqual({ scale: 2, x: -40, y: 30 });
  expect(pan(noZoom, 40, 30, frame)).toEqual(noZoom);
});

test('DETAIL-2 zooming out near an edge keeps the image inside the frame', () => {
  expect(zoomByFactorAt({ scale: 4, x: 1500, y: 900 }, 0.5, { x: 0, y: 0 }, frame)).toEqual({
    scale: 2,
    x: 500,
    y: 300,
  });
});
