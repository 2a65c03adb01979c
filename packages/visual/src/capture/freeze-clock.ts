/** 20 November 2026, noon in Dhaka. */
export const frozenNow = Date.UTC(2026, 10, 20, 6);

/**
 * Runs inside the page before its own scripts. Freezes the date while timers keep running, and resets the random
 * generator for each story, so that a screenshot does not depend on the stories shown before it.
 */
export function freezeClockAndRandom(now: number): void {
  globalThis.Date = new Proxy(Date, {
    apply: (date) => new date(now).toString(),
    construct: (date, given, newTarget) =>
      Reflect.construct(date, given.length > 0 ? given : [now], newTarget),
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  });

  let state = 1;
  addEventListener('visual:story', () => {
    state = 1;
  });
  // The mulberry32 generator.
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
