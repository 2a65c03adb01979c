import { preHydrationKeys } from '../../platform/storage/storage-keys.ts';
import { applySheet, sheetArrived } from './deferred-hydration.ts';
import { documentParsed } from './document-parsed.ts';

/**
 * Switches from the stand-ins to the shop's own faces (`data-fonts`), all of them at once. On a first visit they are
 * asked for after the first frame, so that no font competes with the page itself for the line, and once the document
 * is read, which tells what it needs; in a session that has them they are there before it. The whole style sheet is
 * applied in the same moment: the page is laid out once for both.
 *
 * Where letters take other widths than in the stand-in, a line may break elsewhere and push down what is being read.
 * If that would happen, this page keeps the stand-ins, and the faces are worn from the next page on.
 */
export function enableWebFonts(root: HTMLElement) {
  let isPainted = false;
  const letIn = () => {
    const before = isPainted ? [...placesInView()] : [];
    applySheet();
    root.dataset['fonts'] = '';
    if (before.some(hasMoved)) delete root.dataset['fonts'];
    rememberArrival();
  };
  // If a face cannot be fetched, text stays as it is.
  const fetchFonts = (behind?: Promise<unknown>) =>
    Promise.all([loadFaces(), behind]).then(letIn, applySheet);

  // A frame's callback runs before it is painted; what it puts off runs after.
  const painted = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))).then(
    () => {
      isPainted = true;
    },
  );
  if (arrivedBefore()) fetchFonts();
  else Promise.all([painted, documentParsed]).then(() => fetchFonts(sheetArrived));
}

/** What nearly all text of the page is written in. A slanted word fetches its own face when it is shown. */
function loadFaces() {
  const sample = document.querySelector('[lang=bn]') ? 'A৳ব' : 'A৳';
  const names = ['Anek Bangla', 'Tiro Bangla', 'Tiro headline'];
  // A face that the page does not declare is none to load.
  return Promise.all(names.map((name) => document.fonts.load(`1em ${name}`, sample)));
}

/**
 * Where everything stands that is seen. What lies below the window has not even been laid out, in part, and looking would
 * make it so; what is closed, or only heard, has no width.
 */
function placesInView(): Map<Element, DOMRect> {
  const places = new Map<Element, DOMRect>();
  const elements = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    const element = node as Element;
    const place = element.getBoundingClientRect();
    if (place.y > innerHeight || place.width < 2) return NodeFilter.FILTER_REJECT;
    places.set(element, place);
    return NodeFilter.FILTER_ACCEPT;
  });
  while (elements.nextNode());
  return places;
}

/** Whether it has left its place: downwards, or sideways by more than the letters before it can explain. */
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
    // Storage is full or forbidden: the next page begins in the stand-ins again.
  }
}
