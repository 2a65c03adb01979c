/** The titles of an item's sections, which its table of contents repeats. */
export const itemSectionTitles = {
  options: 'Choose yours',
  fit: 'Will it fit?',
  materials: 'What it’s made of',
  instalments: 'Pay in instalments (EMI)',
  tips: 'Good to know',
  bundles: 'Also in these sets',
  related: 'Goes well with',
} as const;

/** The titles of the pages without an item, also in the browser's tab. */
export const noItemTitles = {
  unknown: 'We can’t find this piece',
  choose: 'Choose a product',
} as const;
