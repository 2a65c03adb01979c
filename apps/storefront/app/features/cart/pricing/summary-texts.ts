/** The names of amounts that several summaries show: in the cart, in the checkouts and on an invoice. */
export const summaryTexts = {
  offers: 'Offers',
  freeDelivery: 'Free delivery',
  stairs: 'Carrying upstairs',
  instalmentFee: 'Instalment fee',
  toPay: 'To pay',
  advance: 'Advance, before we build it',
} as const;

/** Returns what the rest of an amount is paid on. */
export function getHandover(kind: 'HOME' | 'COLLECT'): 'delivery' | 'collection' {
  return kind === 'COLLECT' ? 'collection' : 'delivery';
}

export function formatCouponTerm(code: string | undefined): string {
  return code ? `Coupon ${code}` : 'Coupon';
}

/** Returns the total as a status for screen readers. `amount` is formatted. */
export function formatTotalStatus(amount: string): string {
  return `To pay: ${amount}`;
}
