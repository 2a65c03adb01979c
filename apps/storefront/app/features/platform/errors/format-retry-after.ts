import { formatCount } from '../counts/format-count.ts';

/** Formats how long to wait: "20 seconds", "2 minutes". Rounds up, so that the wait is never too short. */
export function formatRetryAfter(ms: number | undefined): string | undefined {
  if (ms === undefined) return undefined;
  const [count, unit] = ms < 60_000 ? [ms / 1_000, 'second'] : [ms / 60_000, 'minute'];
  return formatCount(Math.max(1, Math.ceil(count)), unit);
}
