/** The texts of an empty cart, on its page and in its drop-down. */
export const emptyCartTexts = {
  title: 'Your cart is empty',
  hint: 'Anything you add will still be here if you come back tomorrow.',
} as const;
