export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the bounds of the `d` of a path. Curves are sampled at every twentieth; ovals are exact. */
export function getPathBounds(path: string): Bounds {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let [x, y] = [0, 0];
  const reach = (toX: number, toY: number) => {
    [x, y] = [toX, toY];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  };
  for (const [, command = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    const [e = 0, f = 0] = numbers.slice(5);
    if (command === 'M' || command === 'L') reach(a, b);
    else if (command === 'H') reach(a, y);
    else if (command === 'V') reach(x, a);
    else if (command === 'Q') bow([x, y], [a, b], [c, d]);
    else if (command === 'q') bow([x, y], [x + a, y + b], [x + c, y + d]);
    else if (command === 'a') {
      // Paths only contain half ovals, from one end of their width to the other.
      const [middle, level] = [x + e / 2, y];
      reach(middle, level - b);
      reach(middle, level + b);
      reach(middle + e / 2, level + f);
    } else if (command !== 'Z')
      throw new Error(`A path has the command "${command}", which nobody can measure.`);
  }
  return bounds;

  function bow(
    from: readonly [number, number],
    pull: readonly [number, number],
    to: readonly [number, number],
  ) {
    for (let step = 1; step <= 20; step++) {
      const t = step / 20;
      const at = (axis: 0 | 1) =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * pull[axis] + t ** 2 * to[axis];
      reach(at(0), at(1));
    }
  }
}
