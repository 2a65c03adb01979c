import type { Viewer } from './attach-viewer.ts';
import { describeAngle } from './describe-angle.ts';

/** Rotates, zooms or resets the view. Returns what is announced to screen readers. */
export type OrbitCommand = (viewer: Viewer) => string;

const createTurnCommand = (left: number, up: number): OrbitCommand => {
  return (viewer) => describeAngle(viewer.turn(left, up));
};

const createZoomCommand = (count: number, label: string): OrbitCommand => {
  return (viewer) => {
    viewer.approach(count);
    return label;
  };
};

export const orbitCommands = {
  left: createTurnCommand(30, 0),
  right: createTurnCommand(-30, 0),
  nearer: createZoomCommand(6, 'Zoomed in'),
  further: createZoomCommand(-6, 'Zoomed out'),
  reset: (viewer: Viewer) => {
    viewer.reset();
    return 'View reset';
  },
} satisfies Record<string, OrbitCommand>;

/** The commands by key. An arrow key rotates by half as much as a button. */
const commandsByKey: Record<string, OrbitCommand> = {
  ArrowLeft: createTurnCommand(15, 0),
  ArrowRight: createTurnCommand(-15, 0),
  ArrowUp: createTurnCommand(0, 10),
  ArrowDown: createTurnCommand(0, -10),
  '+': orbitCommands.nearer,
  '=': orbitCommands.nearer,
  PageUp: orbitCommands.nearer,
  '-': orbitCommands.further,
  _: orbitCommands.further,
  PageDown: orbitCommands.further,
  Home: orbitCommands.reset,
  '0': orbitCommands.reset,
};

export function findOrbitCommand(key: string): OrbitCommand | undefined {
  return Object.hasOwn(commandsByKey, key) ? commandsByKey[key] : undefined;
}
