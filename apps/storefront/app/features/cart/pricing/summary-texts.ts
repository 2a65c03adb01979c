/** The names of amounts that several summaries show: in the cart, in the checkouts and on an invoice. */
export const summaryTexts = {
  offers: 'Offers',
  freeDelivery: 'Free delivery',
  stairs: 'Carrying upstairs',
  instalmentFee: 'Instalment fee',
  toPay: 'To pay',
  advance: 'Advance, before we build it',
} as const;

export function formatCouponTerm(code: string | undefined): string {
  return code ? `Coupon ${code}` : 'Coupon';
}

/** Returns the total as a status for screen readers. `amount` is formatted. */
export function formatTotalStatus(amount: string): string {
  return `To pay: ${amount}`;
}
