import { earlyKeys } from '../../storage-keys.ts';

/**
 * Lets the shop's own faces in once the first frame has been painted in their stand-ins, so that no font competes with
 * the page itself for the line. In a session that has them already they are there from the first frame on.
 */
export function letFontsIn(root: HTMLElement) {
  const letIn = () => {
    root.dataset['fonts'] = '';
  };
  if (arrivedBefore()) return letIn();
  addEventListener('load', () => document.fonts.ready.then(rememberArrival));
  // A frame's callback runs before it is painted; what it puts off runs after.
  requestAnimationFrame(() => setTimeout(letIn));
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
