/**
 * Builds what is deferred (`defer` of MegaMenu and FilterPanel) out of the text that stands in its place, before React is
 * there to do so. For a script of the page that hears who comes near, such as by `pointerover` and `focusin`.
 *
 * @param trusted makes a trusted value of the text, where the page asks for such (Trusted Types)
 */
export function fillDeferred(target: EventTarget | null, trusted: (html: string) => string = (html) => html) {
  // The target may be the document, which has no ancestors.
  const text = (target as Partial<Element>).closest?.('[data-deferred]')?.querySelector('noscript');
  const place = text?.nextElementSibling;
  if (place && !place.firstChild) place.innerHTML = trusted(text.textContent);
}
