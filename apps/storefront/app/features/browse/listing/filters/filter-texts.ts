/** The names of the switches, in the filter panel and among the active filters. */
export const filterTexts = {
  inStock: 'In stock now',
  onOffer: 'On offer',
} as const;
