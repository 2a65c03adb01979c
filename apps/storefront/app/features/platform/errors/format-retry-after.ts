/** How long the shop asks to wait, as one says it: "20 seconds", "2 minutes". Never shorter than it asked. */
export function formatRetryAfter(ms: number | undefined): string | undefined {
  if (ms === undefined) return undefined;
  const [count, unit] = ms < 60_000 ? [ms / 1_000, 'second'] : [ms / 60_000, 'minute'];
  const whole = Math.max(1, Math.ceil(count));
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
