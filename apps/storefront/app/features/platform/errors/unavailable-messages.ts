/** What several pages say if their data could not be loaded. */
export const unavailableMessages = {
  furniture: 'We can’t load our furniture at the moment.',
  showrooms: 'We can’t load the showrooms at the moment.',
  tryLater: 'Please try again in a minute, or call us.',
} as const;
