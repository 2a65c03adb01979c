import { useEffect } from 'react';

/** The boxes that `workbench.css` lets scroll. */
const boxes = '.sbdocs-content > div:has(.docblock-argstable)';

/**
 * Makes Storybook's tables of props scrollable by keyboard in narrow windows: their boxes become stops of Tab while they
 * scroll. Chromium and Firefox focus such a box anyway, WebKit does not.
 */
export function useScrollableTables(): void {
  useEffect(() => {
    const root = document.querySelector('#storybook-docs');
    if (!root) return;
    const resizing = new ResizeObserver((entries) => {
      for (const { target } of entries) mark(target.closest(boxes));
    });
    // The tables are rendered after the page. Observing an element again does nothing.
    const find = () => {
      for (const box of root.querySelectorAll(boxes)) {
        resizing.observe(box);
        for (const table of box.querySelectorAll('table')) resizing.observe(table);
      }
    };
    find();
    const rendering = new MutationObserver(find);
    rendering.observe(root, { childList: true, subtree: true });
    return () => {
      rendering.disconnect();
      resizing.disconnect();
    };
  }, []);
}

function mark(box: Element | null): void {
  if (!box) return;
  if (box.scrollWidth > box.clientWidth) {
    box.setAttribute('tabindex', '0');
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', `Table of props: ${findTitle(box)}`);
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
  }
}

/** Returns the heading of the box's section, with a number from the second table on: regions need different names. */
function findTitle(box: Element): string {
  let before = box.previousElementSibling;
  let number = 1;
  while (before && !/^H[1-4]$/.test(before.tagName)) {
    if (before.matches(boxes)) number += 1;
    before = before.previousElementSibling;
  }
  return `${before?.textContent ?? ''}${number > 1 ? `, ${number}` : ''}`;
}
