import type { Locator } from 'playwright';

/** Returns the computed styles of a button that classes from outside contradict. */
export async function readStyles(button: Locator) {
  return button.evaluate((element) => {
    const { backgroundColor, borderRadius, minHeight, padding } = getComputedStyle(element);
    return { backgroundColor, borderRadius, minHeight, padding };
  });
}
