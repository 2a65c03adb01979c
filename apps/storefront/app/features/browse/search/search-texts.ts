/** The texts of a search field, in the header and in a page. */
export const searchTexts = {
  label: 'Search the shop',
  submit: 'Search',
  placeholder: 'Sofa, khat, almari…',
} as const;
