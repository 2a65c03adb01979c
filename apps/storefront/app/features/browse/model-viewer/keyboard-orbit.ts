import type { Viewer } from './attach-viewer.ts';
import { describeAngle } from './describe-angle.ts';

/** Rotates, zooms or resets the view. Returns what is announced to screen readers. */
export type OrbitCommand = (viewer: Viewer) => string;

const turned = (left: number, up: number): OrbitCommand => {
  return (viewer) => describeAngle(viewer.turn(left, up));
};

const steps = (count: number, label: string): OrbitCommand => {
  return (viewer) => {
    viewer.approach(count);
    return label;
  };
};

export const orbitCommands = {
  left: turned(30, 0),
  right: turned(-30, 0),
  nearer: steps(6, 'Zoomed in'),
  further: steps(-6, 'Zoomed out'),
  reset: (viewer: Viewer) => {
    viewer.reset();
    return 'View reset';
  },
} satisfies Record<string, OrbitCommand>;

/** The commands by key. An arrow key rotates by half as much as a button. */
const keys: Record<string, OrbitCommand> = {
  ArrowLeft: turned(15, 0),
  ArrowRight: turned(-15, 0),
  ArrowUp: turned(0, 10),
  ArrowDown: turned(0, -10),
  '+': orbitCommands.nearer,
  '=': orbitCommands.nearer,
  PageUp: orbitCommands.nearer,
  '-': orbitCommands.further,
  _: orbitCommands.further,
  PageDown: orbitCommands.further,
  Home: orbitCommands.reset,
  '0': orbitCommands.reset,
};

export function findOrbitCommandForKey(key: string): OrbitCommand | undefined {
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}
