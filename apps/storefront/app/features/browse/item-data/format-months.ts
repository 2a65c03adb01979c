/** Whole years as years: nobody counts sixty months. */
export function formatMonths(months: number): string {
  if (months === 0) return 'none';
  if (months < 24 || months % 12 > 0) return `${months} months`;
  return `${months / 12} years`;
}
