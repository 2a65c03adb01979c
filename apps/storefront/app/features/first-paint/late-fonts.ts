import { earlyKeys } from '../../storage-keys.ts';

/**
 * Switches from the stand-ins to the shop's own faces (`data-fonts`), all of them at once. On a first visit they are
 * asked for after the first frame, so that no font competes with the page itself for the line; in a session that has
 * them they are there before it.
 *
 * Where letters take other widths than in the stand-in, a line may break elsewhere and push down what is being read.
 * If that would happen, this page keeps the stand-ins, and the faces are worn from the next page on.
 */
export function letFontsIn(root: HTMLElement) {
  let isPainted = false;
  const letIn = () => {
    const texts = isPainted ? textsInView() : [];
    const before = boxesOf(texts);
    root.dataset['fonts'] = '';
    if (hasMoved(before, boxesOf(texts))) delete root.dataset['fonts'];
    rememberArrival();
  };
  // If a face cannot be fetched, text stays as it is.
  const fetchFonts = () => loadFaces().then(letIn, () => {});

  if (arrivedBefore()) fetchFonts();
  // A frame's callback runs before it is painted; what it puts off runs after.
  requestAnimationFrame(() =>
    setTimeout(() => {
      isPainted = true;
      if (!arrivedBefore()) fetchFonts();
    }),
  );
}

/** What nearly all text is written in. A slanted word fetches its own face when it is shown. */
function loadFaces() {
  const sample = document.querySelector('[lang=bn]') ? 'A৳ব' : 'A৳';
  return Promise.all(['Anek', 'Tiro'].map((name) => document.fonts.load(`1em ${name} Bangla`, sample)));
}

/**
 * The texts that are seen. What lies below the window has not even been laid out, in part, and looking would make it so;
 * what is closed, or only heard, has no width.
 */
function textsInView(): Node[] {
  const texts: Node[] = [];
  const nodes = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && isOutOfSight(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (nodes.nextNode()) if (nodes.currentNode instanceof Text) texts.push(nodes.currentNode);
  return texts;
}

function isOutOfSight(element: Element): boolean {
  const { y, width } = element.getBoundingClientRect();
  return y > innerHeight || width < 2;
}

function boxesOf(texts: Node[]): DOMRect[] {
  const range = new Range();
  return texts.map((text) => {
    range.selectNode(text);
    return range.getBoundingClientRect();
  });
}

/**
 * Whether text that can be seen stands on another line or is longer than before, or has left its place by more than
 * the letters before it can explain.
 */
function hasMoved(before: readonly DOMRect[], after: readonly DOMRect[]): boolean {
  return before.some(({ x, y, bottom }, index) => {
    const now = after[index];
    return (
      now &&
      bottom > 0 &&
      y < innerHeight &&
      (Math.abs(now.y - y) > 1 || Math.abs(now.bottom - bottom) > 1 || Math.abs(now.x - x) > 32)
    );
  });
}

function arrivedBefore(): boolean {
  try {
    return sessionStorage.getItem(earlyKeys.fonts) !== null;
  } catch {
    return false;
  }
}

function rememberArrival() {
  try {
    sessionStorage.setItem(earlyKeys.fonts, '1');
  } catch {
    // Storage is full or forbidden: the next page begins in the stand-ins again.
  }
}
