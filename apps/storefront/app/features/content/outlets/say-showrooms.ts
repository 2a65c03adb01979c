export function sayShowrooms(count: number): string {
  if (count === 0) return 'None yet';
  return count === 1 ? '1 showroom' : `${count} showrooms`;
}
