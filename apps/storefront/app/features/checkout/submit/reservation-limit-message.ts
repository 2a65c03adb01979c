/** Shown if an order would reserve more without payment than the shop allows, alone or with earlier ones. */
export const reservationLimitMessage = {
  title: 'This is more than we can hold without payment.',
  text: 'Order fewer items, pay for or cancel an earlier order, or call us and we’ll take this order by phone.',
} as const;
