import type { Viewer } from './attach-viewer.ts';
import { seenFrom } from './seen-from.ts';

/** What a press does: turns, comes nearer, goes further off, or puts it back. Answers what is said of it. */
export type Turn = (viewer: Viewer) => string;

const turned = (left: number, up: number): Turn => {
  return (viewer) => seenFrom(viewer.turn(left, up));
};

const steps = (count: number, words: string): Turn => {
  return (viewer) => {
    viewer.approach(count);
    return words;
  };
};

export const turns = {
  left: turned(30, 0),
  right: turned(-30, 0),
  nearer: steps(6, 'Nearer'),
  further: steps(-6, 'Further off'),
  reset: (viewer: Viewer) => {
    viewer.reset();
    return 'As at first';
  },
} satisfies Record<string, Turn>;

/** By the name of the key. Arrows turn by half of what a button does. */
const keys: Record<string, Turn> = {
  ArrowLeft: turned(15, 0),
  ArrowRight: turned(-15, 0),
  ArrowUp: turned(0, 10),
  ArrowDown: turned(0, -10),
  '+': turns.nearer,
  '=': turns.nearer,
  PageUp: turns.nearer,
  '-': turns.further,
  _: turns.further,
  PageDown: turns.further,
  Home: turns.reset,
  '0': turns.reset,
};

export function turnForKey(key: string): Turn | undefined {
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}
