/**
 * Runs in the page. In a sheet, what is hovered, focused or pressed looks different from the first cell of its row, and
 * a pressed button also from one that is only hovered.
 */
export function findForcedStateProblems(): string[] {
  // Not all properties: a column may be a fraction of a pixel wider than the next.
  const visible = [
    ...['color', 'background-color', 'background-image', 'background-size', 'border-color', 'border-width'],
    ...['box-shadow', 'outline', 'opacity', 'visibility', 'clip-path', 'filter', 'transform', 'translate'],
    ...['scale', 'text-decoration', 'stroke', 'fill'],
  ];
  const look = (cell: Element | null | undefined) =>
    [...(cell?.querySelectorAll('*') ?? [])]
      .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
      .map((style) => visible.map((name) => style.getPropertyValue(name)).join())
      .join('\n');
  return [...document.querySelectorAll<HTMLElement>('[data-sheet-cell]')].flatMap((cell) => {
    const states = [...cell.querySelectorAll<HTMLElement>('[data-forced]')].map(
      ({ dataset }) => dataset['forced'],
    );
    if (states.length === 0) return [];
    const row = cell.closest('[data-sheet-row]');
    const title = cell.dataset['sheetCell'];
    const isPressedButton = states.includes('hover active') && cell.querySelector('[data-slot=button]');
    const others = [
      row?.querySelector('[data-sheet-cell]'),
      isPressedButton && row?.querySelector('[data-forced=hover]')?.closest('[data-sheet-cell]'),
    ];
    return others
      .filter((other) => other && look(other) === look(cell))
      .map((other) => {
        const name = (other as HTMLElement).dataset['sheetCell'];
        return `In the row “${row?.getAttribute('data-sheet-row')}” of the sheet, “${title}” looks like “${name}”.`;
      });
  });
}

/** Runs in the page. The variants of a button with the same text are equally wide, also if one has a border. */
export function findUnequalVariants(): string[] {
  const widths = [
    ...document.querySelectorAll<HTMLElement>('[data-variants-sheet] tr[data-sheet-row]'),
  ].flatMap((row) => {
    const button = row.querySelector('[data-sheet-cell] > [data-slot=button]');
    return button
      ? [`${row.dataset['sheetRow']}: ${button.getBoundingClientRect().width.toFixed(2)} px`]
      : [];
  });
  return new Set(widths.map((width) => width.replace(/.*: /, ''))).size > 1
    ? [`The variants are not equally wide: ${widths.join(', ')}.`]
    : [];
}
