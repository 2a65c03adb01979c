const seen = 'fonts';

/**
 * Lets the shop's own faces in once the first frame has been painted in their stand-ins, so that no font competes with
 * the page itself for the line. In a session that has them already they are there from the first frame on.
 */
export function letFontsIn(root: HTMLElement) {
  const letIn = () => {
    root.dataset['fonts'] = '';
  };
  try {
    if (sessionStorage.getItem(seen)) return letIn();
    addEventListener('load', () => document.fonts.ready.then(() => sessionStorage.setItem(seen, '1')));
  } catch {
    // Storage is forbidden: every page of the session begins in the stand-ins.
  }
  // A frame's callback runs before it is painted; what it puts off runs after.
  requestAnimationFrame(() => setTimeout(letIn));
}
