/** Formats a number of months, as years if they are whole years from two on. */
export function formatMonths(months: number): string {
  if (months === 0) return 'none';
  if (months < 24 || months % 12 > 0) return `${months} months`;
  return `${months / 12} years`;
}
