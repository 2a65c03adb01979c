/**
 * From here on nothing waits until it comes near (`drawn-near`): a place on the page can only be found again while
 * everything above it has the height that it had.
 */
export function renderOffscreen() {
  document.documentElement.dataset['whole'] = '';
}
