import type { Page } from 'playwright';

const size = { width: 1280, height: 800 };

/** The usual window, and a workbench beside an editor. */
const widths = [size.width, 640];

/** A phone, or a window zoomed to 400 %. */
const phoneWidth = 320;

/** Pages that are higher than this need a table of contents. */
const maxHeightWithoutContents = 4000;

/**
 * Returns the problems of a page's layout: what is wider than the window, what can only be scrolled by a pointer, and a
 * long page without a table of contents. Leaves the page in its first size.
 */
export async function findLayoutProblems(page: Page): Promise<string[]> {
  const found: string[] = [];
  try {
    for (const width of [...widths, phoneWidth]) {
      await page.setViewportSize({ ...size, width });
      await page.evaluate(waitForFrames);
      const problems = await page.evaluate(findWideElements);
      if (!(await hasContents(page))) {
        problems.push(`it is higher than ${maxHeightWithoutContents} px and has no table of contents.`);
      }
      found.push(...problems.map((problem) => `at ${width} px, ${problem}`));
    }
  } finally {
    await page.setViewportSize(size);
  }
  return found;
}

async function hasContents(page: Page): Promise<boolean> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height <= maxHeightWithoutContents) return true;
  // Storybook builds its table of contents after the page.
  return page
    .locator('.sbdocs-toc--custom a:visible, .workbench-contents:visible')
    .first()
    .waitFor({ timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );
}

/** Runs in the page. A new size is laid out in the next frame, and observers of sizes run after that. */
function waitForFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Runs in the page, so it must not use anything outside of itself. */
function findWideElements(): string[] {
  const page = document.documentElement;
  const own = '#storybook-docs, .sbdocs-wrapper, .sbdocs-content';
  const describe = (element: Element) => element.outerHTML.slice(0, 120).replaceAll(/\s+/g, ' ');
  const boxAround = (element: Element) => {
    let around = element.parentElement;
    while (around && around !== document.body && getComputedStyle(around).overflowX === 'visible')
      around = around.parentElement;
    return around && around !== document.body && !around.matches(own) ? around : undefined;
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll('.sbdocs-content *')) {
    // Stories are shown in sizes of their own, and have tests and pictures of their own.
    if (element.closest('.sb-story') || !element.checkVisibility()) continue;
    const { right, width } = element.getBoundingClientRect();
    if (width > 0 && right > page.clientWidth + 1 && !boxAround(element)) {
      found.push(`an element ends at ${Math.round(right)} px: ${describe(element)}`);
    }
    // How a component scrolls is proven in its stories.
    if (element.parentElement?.closest('[data-live-example]')) continue;
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    if (scrolls && element.scrollWidth > element.clientWidth + 1) {
      // WebKit makes no box focusable by itself, and not every table of props has a button inside.
      const isReachable = element.querySelector('.docblock-argstable')
        ? element.matches('[tabindex="0"][role="region"][aria-label]')
        : element.matches('[tabindex]') || element.querySelector('a, button, input, [tabindex]');
      if (!isReachable) found.push(`the keyboard cannot scroll ${describe(element)}`);
    }
  }
  if (found.length === 0 && page.scrollWidth > page.clientWidth)
    found.push(`the page is ${page.scrollWidth} px wide.`);
  return found.slice(0, 3);
}
