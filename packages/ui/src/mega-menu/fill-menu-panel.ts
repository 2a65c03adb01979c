/**
 * Before hydration: builds the links of a deferred panel (`deferPanels`) out of the text that stands beside them, when
 * somebody comes near its entry. For a script of the page, such as on `pointerover` and `focusin`.
 *
 * @param trusted makes a trusted value of the text, where the page asks for such (Trusted Types)
 */
export function fillMenuPanel(
  target: EventTarget | null,
  trusted: (html: string) => string = (html) => html,
) {
  const entry = target instanceof Element && target.closest('[data-slot=mega-menu-entry]');
  const text = entry ? entry.querySelector('noscript') : undefined;
  const place = text?.nextElementSibling;
  if (text && place?.firstChild === null) place.innerHTML = trusted(text.textContent);
}
