import type { ReviewImage, ReviewScreenshot, ViewMode } from '../../src/review/review-data.ts';

/** The two screenshots to compare, or the only one. */
export interface Pair {
  first: ReviewImage | null;
  second: ReviewImage | null;
  firstLabel: string;
  secondLabel: string;
}

export function toPair({ status, before, after, second, history }: ReviewScreenshot): Pair {
  if (status === 'unstable' && second) {
    return {
      first: after ?? before,
      second,
      firstLabel: after ? 'First shot' : 'Before',
      secondLabel: 'Second shot',
    };
  }
  const approved = history.find(({ verb }) => verb === 'approve');
  const when = approved ? `, approved ${formatDay(approved.at)}` : '';
  return { first: before, second: after, firstLabel: `Before${when}`, secondLabel: 'After' };
}

/** Returns the size of the larger screenshot, unscaled. */
export function getPairSize({ first, second }: Pair) {
  const sides = [first, second].filter((side) => side !== null);
  return {
    width: Math.max(1, ...sides.map((side) => side.width)),
    height: Math.max(1, ...sides.map((side) => side.height)),
  };
}

/**
 * Returns the requested view. If the counterpart, the cause or the diff image that it needs is missing, returns a view
 * that is possible.
 */
export function resolveViewMode(
  view: ViewMode,
  { first, second }: Pair,
  screenshot: ReviewScreenshot,
): ViewMode {
  if (view === 'sheet' && screenshot.cause !== null) return view;
  if (!first || !second) return 'single';
  const drawn = view !== 'difference' || screenshot.difference !== null;
  return drawn && view !== 'sheet' ? view : 'side-by-side';
}

/** Formats a date such as "12 Nov", with the year if it is not the current one. */
export function formatDay(at: string, now = new Date()): string {
  const date = new Date(at);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...year });
}
