/** Runs in the page. An example stays in its frame while the page scrolls, and is not much higher than a window. */
export async function findPreviewProblems(): Promise<string[]> {
  const maxHeight = 1600;
  const scrolled = document.documentElement.scrollTop;
  window.scrollTo(0, document.documentElement.scrollHeight / 2);
  // A bar learns of it by an event.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const covering = document
    .elementsFromPoint(window.innerWidth / 2, 10)
    .find((element) => getComputedStyle(element).position === 'fixed');
  window.scrollTo(0, scrolled);
  // A calendar that opens later covers what follows, so a closed one needs no room.
  const roomy = [...document.querySelectorAll('.sb-story:has([data-slot=date-picker])')].filter((story) => {
    const shown = [
      ...story.querySelectorAll('[data-slot=date-picker], label, button, p, [data-slot=calendar]'),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().bottom);
    return story.getBoundingClientRect().bottom - Math.max(...shown) > 200;
  });
  const high = [...document.querySelectorAll<HTMLElement>('.sbdocs-preview')].filter(
    ({ offsetHeight }) => offsetHeight > maxHeight,
  );
  return [
    ...(covering ? [`An example covers the page: ${covering.outerHTML.slice(0, 100)}`] : []),
    ...roomy.map(() => 'A preview of a date picker has room for a calendar that is closed.'),
    ...high.map(({ offsetHeight }) => `A preview is ${offsetHeight} px high.`),
  ];
}

/** Runs in the page. Code is set in a monospaced font, and does not look like a link. */
export function findCodeProblems(): string[] {
  const probe = document.createElement('i');
  probe.style.color = 'var(--piri-accent)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const wrong = [...document.querySelectorAll('.sbdocs-content code')]
    .filter((code) => !code.closest('.sb-story, [data-live-example], .docblock-argstable, a'))
    .find((code) => {
      const style = getComputedStyle(code);
      return !style.fontFamily.includes('monospace') || style.color === color;
    });
  return wrong ? [`“${wrong.textContent?.slice(0, 40)}” does not look like code.`] : [];
}

/** Runs in the page. A number of the anatomy must point at a part that is there. */
export function findAnatomyProblems(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-anatomy-missing]')].map(
    ({ dataset }) => `The picture of the anatomy has no ${dataset['anatomyMissing']}.`,
  );
}

/** Runs in the page. The examples of a do and a don’t that are side by side have the same height. */
export function findUnevenPairs(): string[] {
  return [...document.querySelectorAll('[data-do-and-dont]')].flatMap((pair) => {
    const [right, wrong] = [...pair.querySelectorAll(':scope > figure > div')].map((example) =>
      example.getBoundingClientRect(),
    );
    if (!right || !wrong) return ['A do or a don’t has no example.'];
    const isSideBySide = Math.abs(right.top - wrong.top) < 1;
    return isSideBySide && Math.abs(right.height - wrong.height) > 1
      ? [`The do is ${Math.round(right.height)} px high and the don’t ${Math.round(wrong.height)} px.`]
      : [];
  });
}

/** Runs in the page. Numbers side by side are level, although the label of one is longer. */
export function findUnevenFigures(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-figures]')].flatMap((figures) => {
    // As on a tablet, where the longer labels wrap.
    figures.style.width = '40rem';
    const heights = new Map<number, Set<number>>();
    for (const figure of figures.children) {
      const row = Math.round(figure.getBoundingClientRect().top);
      const number = Math.round(figure.querySelector('dd')?.getBoundingClientRect().top ?? 0);
      heights.set(row, (heights.get(row) ?? new Set()).add(number));
    }
    figures.style.width = '';
    return [...heights.values()]
      .filter(({ size }) => size > 1)
      .map((tops) => `The numbers of a row are at ${[...tops].join(' and ')} px.`);
  });
}

/** Runs in the page. The checks of a component fill their rows. */
export function findEmptyCells(): string[] {
  const checks = document.querySelector('[aria-label=Status] dl');
  if (!checks) return [];
  const cells = [...checks.children];
  const end = cells.at(-1)?.getBoundingClientRect().right ?? 0;
  return cells.every(({ textContent }) => textContent) && checks.getBoundingClientRect().right - end < 1
    ? []
    : ['The last row of the checks has an empty cell.'];
}
