import { expect, test, vi } from 'vitest';
import { describeAngle } from './describe-angle.ts';
import { formatDownloadSize } from './format-download-size.ts';
import { findOrbitCommand, orbitCommands } from './keyboard-orbit.ts';

const viewer = () => ({
  show: vi.fn(),
  turn: vi.fn(() => 90),
  approach: vi.fn(),
  reset: vi.fn(),
  enterRoom: undefined,
});

test('DETAIL-2 turns with arrows, zooms with plus and minus, and resets with Home', () => {
  const mockViewer = viewer();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', 'Home'])
    findOrbitCommand(key)?.(mockViewer);
  expect(mockViewer.turn.mock.calls).toEqual([
    [15, 0],
    [-15, 0],
    [0, 10],
    [0, -10],
  ]);
  expect(mockViewer.approach.mock.calls.map(([steps]) => Math.sign(steps))).toEqual([1, -1]);
  expect(mockViewer.reset).toHaveBeenCalledOnce();
  expect(findOrbitCommand('Tab')).toBeUndefined();
  expect(findOrbitCommand('constructor')).toBeUndefined();
});

test('DETAIL-2 describes each turn in words', () => {
  expect(orbitCommands.left(viewer())).toBe('Seen from the right');
  expect([0, 44, 180, -90, 359, 405].map(describeAngle)).toEqual([
    'Seen from the front',
    'Seen from the front right',
    'Seen from the back',
    'Seen from the left',
    'Seen from the front',
    'Seen from the front right',
  ]);
});

test('DETAIL-2 rounds the download size up', () => {
  expect([20_000, 310_000, 500_000, 1_240_000].map(formatDownloadSize)).toEqual([
    '0.1 MB',
    '0.4 MB',
    '0.5 MB',
    '1.3 MB',
  ]);
});
