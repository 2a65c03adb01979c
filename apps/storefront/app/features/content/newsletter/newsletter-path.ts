/** The action of the newsletter forms without JavaScript. */
export const newsletterPath = '/newsletter';
