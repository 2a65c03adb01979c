export const pastTense = { approve: 'Approved', reject: 'Rejected', flaky: 'Marked as flaky:' } as const;
export const undone = { approve: 'approval', reject: 'rejection', flaky: 'mark' } as const;

export function formatRemaining(left: number, broken: number): string {
  if (left > 0) return `${left} left.`;
  return broken === 0 ? 'Nothing is left.' : `Nothing is left except ${broken} with an error. Fix them.`;
}

export function formatCount(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}

/** Formats what a reason is for: the rejection of the picture on screen, of its card, or of a group. */
export function formatRejection({ group, count }: { group: boolean; count: number }): string {
  return group || count > 1 ? `rejection of ${formatCount(count)}` : 'rejection';
}

/** Formats in how many other places the same decision was made. */
export function formatOtherPlaces(count: number): string {
  return count === 0 ? '' : ` and the same change in ${count} other ${count === 1 ? 'place' : 'places'}`;
}
