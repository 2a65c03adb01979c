/** Creates a random number generator (mulberry32) that returns the same sequence for the same name. */
export function createSeededRandom(name: string): (from: number, to: number) => number {
  let state = 0;
  for (const letter of name) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
}

/** Rounds a number for an SVG: short, and finer than the eye can see. */
export function formatSvgNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}
