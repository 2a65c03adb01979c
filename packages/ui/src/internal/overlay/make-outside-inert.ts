const layers: Element[] = [];
let silenced: Element[] = [];

/** What stays interactive while an overlay is open, such as the toasts. */
const stays = '[data-inert-exempt], script, style, link, template';

/**
 * Makes the other children of `<body>` inert, for pointers, keys and screen readers alike. If several overlays are
 * open, only the topmost one is active. Returns a function that undoes it.
 */
export function makeOutsideInert(layer: Element): () => void {
  layers.push(layer);
  silence();
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
    silence();
  };
}

function silence() {
  for (const element of silenced) element.removeAttribute('inert');
  const top = layers.at(-1);
  // Do not touch elements that other code has made inert.
  silenced = top
    ? [...document.body.children].filter(
        (element) => !element.contains(top) && !element.matches(stays) && !element.hasAttribute('inert'),
      )
    : [];
  for (const element of silenced) element.setAttribute('inert', '');
}
