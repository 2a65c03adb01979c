export const cartDropdownId = 'cart';

/** Long enough to see the new line, short enough not to get in the way. */
const shownFor = 4000;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Opens the cart for a moment, and keeps it open while it is hovered or focused. */
export function openCartDropdownBriefly() {
  const panel = document.getElementById(cartDropdownId);
  // Browsers that are older than popovers lack the method.
  if (!panel?.showPopover) return;
  panel.showPopover();
  clearTimeout(closing);
  const close = () => {
    if (panel.matches(':hover, :focus-within')) closing = setTimeout(close, shownFor);
    else panel.hidePopover();
  };
  closing = setTimeout(close, shownFor);
}

/** Opens the cart if an item was added before hydration. */
export function openDropdownAfterEarlyAdd() {
  const { dataset } = document.documentElement;
  if (dataset['earlyCart'] === undefined) return;
  delete dataset['earlyCart'];
  openCartDropdownBriefly();
}
