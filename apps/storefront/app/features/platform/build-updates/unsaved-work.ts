/** The attribute of a form that has unsaved input. */
export const unsavedAttribute = 'data-unsaved';

/**
 * Returns true if a reload would lose something: a checkout in progress or typed values. It reads the document, since
 * both the start script and the application need it but share no module.
 */
export function hasUnsavedWork(): boolean {
  return (
    location.pathname.startsWith('/checkout') || document.querySelector(`[${unsavedAttribute}]`) !== null
  );
}
