/** Where the forms of the newsletter go by themselves, before any script answers. */
export const newsletterPath = '/newsletter';
