import type { NamedKey, Point } from '../engine.ts';

/** The code points by which WebDriver names keys that are not characters. */
const codePoints: Readonly<Record<NamedKey | 'Control' | 'Shift', string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

/** Returns the input of pressing a key, in the form that WebDriver and WebDriver BiDi share. */
export function createKeyPress(key: NamedKey, modifier?: 'Control' | 'Shift') {
  const held = modifier ? [codePoints[modifier]] : [];
  const pressed = [...held, codePoints[key]];
  return createKeySource([...pressed.map(keyDown), ...pressed.toReversed().map(keyUp)]);
}

/** Returns the input of typing characters one after the other. */
export function createTyping(text: string) {
  return createKeySource([...text].flatMap((character) => [keyDown(character), keyUp(character)]));
}

/** Returns the input of moving the mouse to a point of the viewport, and of pressing its button there. */
export function createMouseInput(point: Point, press: boolean) {
  const move = { type: 'pointerMove', x: Math.round(point.x), y: Math.round(point.y), duration: 0 };
  const button = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: press ? [move, ...button] : [move],
    },
  ];
}

const createKeySource = (actions: object[]) => [{ type: 'key', id: 'keyboard', actions }];
const keyDown = (value: string) => ({ type: 'keyDown', value });
const keyUp = (value: string) => ({ type: 'keyUp', value });
