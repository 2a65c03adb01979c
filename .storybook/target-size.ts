export interface TargetSizes {
  /** What a shopper presses: buttons, boxes, choices. 44 for a thumb; a story of something smaller says why. */
  controls: number;
  /** Everything else that can be pressed, such as the links of a list. */
  links: number;
}

/** What a story may ask for when it shows something smaller. */
export type TargetSizeException = Partial<TargetSizes> & { because: string };

export const targetSizes: TargetSizes = { controls: 44, links: 24 };

/**
 * What is smaller than a finger needs, in words. Runs inside the page and so stands alone: only its text travels
 * there. Measured is what answers a press: the element, the label around it, and what it spreads by `::before` and
 * `::after`. Links in the middle of a sentence take the height of their line, as WCAG 2.2 allows.
 */
export function findSmallTargets({ controls, links }: TargetSizes): string[] {
  const pressable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, ' +
    '[role="button"], [role^="menuitem"], [role="option"], [role="tab"], [role="switch"], [role="slider"]';

  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    !element.matches(':disabled, [aria-disabled="true"], [data-disabled]');

  // The largest of the places that answer for it.
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
    // Half a pixel is lost where a line of text sets the height. What is hidden but for readers is pressed by its label.
    if (Math.min(width, height) >= least - 0.5 || (width <= 1 && height <= 1)) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    found.push(
      `${element.localName} “${name}” is ${Math.round(width)} by ${Math.round(height)}, and should be ${least}`,
    );
  }
  return [...new Set(found)];
}
