/** Chance that falls the same way each time for a name (mulberry32): from one number up to another. */
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

/** Short enough for a file, fine enough for an eye. */
export function roundForSvg(value: number): string {
  return String(Math.round(value * 10) / 10);
}
