/**
 * Renders all deferred content (`defer-offscreen`) at once from here on: a scroll position can only be restored if
 * everything above it has its former height.
 */
export function renderDeferredContentNow() {
  document.documentElement.dataset['renderOffscreen'] = '';
}
