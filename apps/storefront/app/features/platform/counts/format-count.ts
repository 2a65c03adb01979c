/** Formats a count with its noun, which takes a plain -s: "1 photo", "3 photos". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
