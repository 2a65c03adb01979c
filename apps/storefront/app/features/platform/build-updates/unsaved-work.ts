/** Put on a form in which something was typed that has not been sent. */
export const unsavedAttribute = 'data-unsaved';

/**
 * Whether loading the page anew would take something away: a checkout under way, or words that were typed. Read from
 * the document, since the script that starts the application and the application itself both ask, and share no module.
 */
export function hasUnsavedWork(): boolean {
  return (
    location.pathname.startsWith('/checkout') || document.querySelector(`[${unsavedAttribute}]`) !== null
  );
}
