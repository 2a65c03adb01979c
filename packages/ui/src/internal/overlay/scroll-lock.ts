let holders = 0;
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Keeps the page behind an overlay from scrolling, and from widening when its scroll bar goes. Several overlays may
 * hold it at once. Returns the way to let go; the last one leaves the styles of `<html>` as the first one found them.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (holders === 0) {
    const { overflow, scrollbarGutter } = root.style;
    before = { overflow, scrollbarGutter };
    // Where the scroll bar takes room, the room stays; where it floats above the page, there is none to keep.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
  }
  holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders > 0) return;
    root.style.overflow = before.overflow;
    root.style.scrollbarGutter = before.scrollbarGutter;
    // An empty attribute is a trace, too.
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
