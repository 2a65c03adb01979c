import { preHydrationKeys } from '../../platform/storage/storage-keys.ts';
import { applyStylesheet, stylesheetLoadedPromise } from './deferred-hydration.ts';
import { documentParsedPromise } from './document-parsed-promise.ts';

/**
 * Switches from the fallback fonts to the shop's own (`data-fonts`), all at once. On a first visit they are requested
 * after the first frame, so that fonts don't compete with the page for bandwidth, and once the document is parsed,
 * which tells which ones it needs. Later in the session they are applied before the first frame. The whole style sheet
 * is applied at the same moment, so that the page is laid out once for both.
 *
 * If letters differ in width from the fallback font, lines may break elsewhere and push down what the user is reading.
 * If that would happen, this page keeps the fallback fonts, and the shop's own apply from the next page on.
 */
export function enableWebFonts(root: HTMLElement) {
  let isPainted = false;
  const letIn = () => {
    const before = isPainted ? [...getRectsInView()] : [];
    applyStylesheet();
    root.dataset['fonts'] = '';
    if (before.some(hasMoved)) delete root.dataset['fonts'];
    rememberArrival();
  };
  // If a font cannot be loaded, the text stays as it is.
  const fetchFonts = (behind?: Promise<unknown>) =>
    Promise.all([loadFaces(), behind]).then(letIn, applyStylesheet);

  // The callback of a frame runs before it is painted; a timeout in it runs after.
  const painted = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))).then(
    () => {
      isPainted = true;
    },
  );
  if (arrivedBefore()) fetchFonts();
  else Promise.all([painted, documentParsedPromise]).then(() => fetchFonts(stylesheetLoadedPromise));
}

/** Loads the fonts of nearly all text. Italics load their own font when they are shown. */
function loadFaces() {
  const sample = document.querySelector('[lang=bn]') ? 'A৳ব' : 'A৳';
  const names = ['Anek Bangla', 'Tiro Bangla', 'Tiro headline'];
  // `load` ignores fonts that the page does not declare.
  return Promise.all(names.map((name) => document.fonts.load(`1em ${name}`, sample)));
}

/**
 * Returns the positions of all visible elements. Elements below the window are skipped, since parts of them are not
 * laid out yet and measuring would force it. Closed and visually hidden elements have no width.
 */
function getRectsInView(): Map<Element, DOMRect> {
  const rects = new Map<Element, DOMRect>();
  const elements = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    const element = node as Element;
    const rect = element.getBoundingClientRect();
    if (rect.y > innerHeight || rect.width < 2) return NodeFilter.FILTER_REJECT;
    rects.set(element, rect);
    return NodeFilter.FILTER_ACCEPT;
  });
  while (elements.nextNode());
  return rects;
}

/**
 * Returns true if an element has moved vertically, or horizontally by more than wider letters before it can explain.
 */
function hasMoved([element, { x, y }]: [Element, DOMRect]): boolean {
  const now = element.getBoundingClientRect();
  return Math.abs(now.y - y) > 1 || Math.abs(now.x - x) > 32;
}

function arrivedBefore(): boolean {
  try {
    return sessionStorage.getItem(preHydrationKeys.fonts) !== null;
  } catch {
    return false;
  }
}

function rememberArrival() {
  try {
    sessionStorage.setItem(preHydrationKeys.fonts, '1');
  } catch {
    // The storage is full or blocked: the next page starts with the fallback fonts again.
  }
}
