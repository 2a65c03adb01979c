/** The drop-down under the cart's icon. */
export const cartDropdownId = 'cart';

/** Long enough to see what came in, short enough not to be in the way. */
const shownFor = 4000;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Opens the cart for a moment, and for as long as somebody points at it or has the focus in it. */
export function openCartDropdownBriefly() {
  const panel = document.getElementById(cartDropdownId);
  if (!panel) return;
  panel.showPopover();
  clearTimeout(closing);
  const close = () => {
    if (panel.matches(':hover, :focus-within')) closing = setTimeout(close, shownFor);
    else panel.hidePopover();
  };
  closing = setTimeout(close, shownFor);
}

/** Opens it for what was put in before React was there to do so. */
export function openCartAfterEarlyAdd() {
  const { dataset } = document.documentElement;
  if (dataset['earlyCart'] === undefined) return;
  delete dataset['earlyCart'];
  openCartDropdownBriefly();
}
