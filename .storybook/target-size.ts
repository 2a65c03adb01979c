export interface MinimumTargetSizes {
  /** Buttons, boxes and options. They need 44 px for a thumb; a story of something smaller gives a reason. */
  controls: number;
  /** Everything else that can be pressed, such as the links of a list. */
  links: number;
}

/** The smaller sizes that a story allows, with the reason. */
export type TargetSizeException = Partial<MinimumTargetSizes> & { because: string };

export const minimumTargetSizes: MinimumTargetSizes = { controls: 44, links: 24 };

/**
 * Returns a sentence for each target that is too small for a finger. It runs inside the page, so it must not use
 * anything outside of itself. It measures everything that receives a press: the element, its label, and its `::before`
 * and `::after`. Links within a sentence may be as high as their line, as WCAG 2.2 allows.
 */
export function findTargetSizeProblems({ controls, links }: MinimumTargetSizes): string[] {
  const pressable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, ' +
    '[role="button"], [role^="menuitem"], [role="option"], [role="tab"], [role="switch"], [role="slider"]';

  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    !element.matches(':disabled, [aria-disabled="true"], [data-disabled]');

  // The largest of the boxes that receive a press.
  const sizeOf = (element: Element): { width: number; height: number } => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
    for (const pseudo of ['::before', '::after']) {
      const { content, position, width, height } = getComputedStyle(element, pseudo);
      if (content === 'none' || position !== 'absolute') continue;
      boxes.push(new DOMRect(0, 0, Number.parseFloat(width) || 0, Number.parseFloat(height) || 0));
    }
    const side = ({ width, height }: DOMRect) => Math.min(width, height);
    return boxes.reduce((best, box) => (side(box) > side(best) ? box : best));
  };

  const inSentence = (element: Element) => {
    if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false;
    let around = element.parentElement;
    while (around && getComputedStyle(around).display === 'inline') around = around.parentElement;
    return (around?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
  };

  const found: string[] = [];
  for (const element of document.querySelectorAll(pressable)) {
    if (element.closest('.sb-wrapper, #storybook-docs') || !seen(element) || inSentence(element)) continue;
    const { width, height } = sizeOf(element);
    const least =
      element.localName === 'a' && !element.matches('[role], [data-slot="button"]') ? links : controls;
    // Half a pixel is lost if a line of text sets the height. Visually hidden elements are pressed by their label.
    if (Math.min(width, height) >= least - 0.5 || (width <= 1 && height <= 1)) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    found.push(
      `${element.localName} “${name}” is ${Math.round(width)} by ${Math.round(height)}, and should be ${least}`,
    );
  }
  return [...new Set(found)];
}
