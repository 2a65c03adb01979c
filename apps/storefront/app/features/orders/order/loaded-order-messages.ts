export const loadedOrderMessages = {
  loading: 'Loading your order…',
  failed: 'We can’t show your order at the moment.',
};

/** Formats why orders cannot be shown, with a reassurance. */
export function formatLoadFailure(reason: string): string {
  return `${reason} Your orders and payments are safe.`;
}
