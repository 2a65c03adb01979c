/** A colour that became another one, with the share of the difference that it explains, from 0 to 1. */
export interface ColourShift {
  /** Such as `#25387a`; `null` if only the other screenshot covers these pixels. */
  from: string | null;
  to: string | null;
  share: number;
}

const maxShifts = 8;

/**
 * Returns which colours became which, most frequent first. Text and round corners have many shades; flat areas stand
 * out and indicate a changed token. Pixels are in memory order: ABGR.
 */
export function findColourShifts(before: Uint32Array, after: Uint32Array, mask: Uint8Array): ColourShift[] {
  const counts = new Map<number, number>();
  let total = 0;
  for (let at = mask.indexOf(1); at !== -1; at = mask.indexOf(1, at + 1)) {
    const pair = pack(before[at] ?? 0) * 2 ** 25 + pack(after[at] ?? 0);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
    total += 1;
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxShifts)
    .map(([pair, count]) => ({
      from: formatHex(Math.floor(pair / 2 ** 25)),
      to: formatHex(pair % 2 ** 25),
      share: count / total,
    }));
}

/** Packs a colour into 24 bits, plus one bit that is set if there is a colour, so that two fit into a number. */
function pack(abgr: number): number {
  return abgr >>> 24 === 0 ? 0 : 2 ** 24 + (abgr & 0xffffff);
}

function formatHex(packed: number): string | null {
  if (packed === 0) return null;
  const [red, green, blue] = [packed & 0xff, (packed >>> 8) & 0xff, (packed >>> 16) & 0xff];
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
