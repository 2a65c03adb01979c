/**
 * Builds what is deferred (`defer` of MegaMenu and FilterPanel) out of the text that stands in its place, before React is
 * there to do so. For a script of the page that hears who comes near, such as by `pointerover` and `focusin`.
 *
 * @param trusted makes a trusted value of the text, where the page asks for such (Trusted Types)
 */
export function fillDeferred(target: EventTarget | null, trusted: (html: string) => string = (html) => html) {
  const owner = target instanceof Element && target.closest('[data-deferred]');
  const text = owner ? owner.querySelector('noscript') : undefined;
  const place = text?.nextElementSibling;
  if (text && place?.firstChild === null) place.innerHTML = trusted(text.textContent);
}
