let holders = 0;
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Keeps the page behind an overlay from scrolling, and from widening when its scroll bar disappears. Several overlays
 * may lock it at once. Returns a function that unlocks it; the last one restores the original styles of `<html>`.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (holders === 0) {
    const { overflow, scrollbarGutter } = root.style;
    before = { overflow, scrollbarGutter };
    // Reserve the room of a classic scroll bar; an overlay scroll bar takes none.
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
    // Do not leave an empty attribute behind.
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
