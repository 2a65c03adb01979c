const layers: Element[] = [];
let silenced: Element[] = [];

/** What stays in reach while an overlay is open, such as the toasts. */
const stays = '[data-inert-exempt], script, style, link, template';

/**
 * Makes everything beside this child of `<body>` inert: out of reach for pointers, keys and screen readers alike.
 * Overlays may lie upon one another; only the topmost one is alive. Returns the way to undo it.
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
  // What somebody else has made inert is theirs to wake.
  silenced = top
    ? [...document.body.children].filter(
        (element) => !element.contains(top) && !element.matches(stays) && !element.hasAttribute('inert'),
      )
    : [];
  for (const element of silenced) element.setAttribute('inert', '');
}
