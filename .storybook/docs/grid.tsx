import { Unstyled } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { getShortName, listTokens, toPixels } from './list-tokens.ts';

const descriptions: Readonly<Record<string, string>> = {
  xs: 'Small phones. Narrower windows, down to 320 px, are supported too.',
  sm: 'Large phones: tiles in two columns.',
  md: 'Tablets in portrait: margins of 32 px, the menu in a second row.',
  lg: 'Laptops: a single navigation bar, filters beside the list, modals 70% wide.',
  xl: 'Desktops: the hero’s text is placed on its image.',
  '2xl': 'Large screens: the page has its full width, and only the margins grow.',
};

/** Shows the breakpoints to scale, and highlights the one that applies to this window. */
export function BreakpointDiagram() {
  const width = useSyncExternalStore(watchWidth, () => window.innerWidth);
  const points = listTokens('breakpoint');
  const max = Math.max(...points.map(toPixels));
  const holding = points.findLast((token) => toPixels(token) <= width);
  return (
    <Unstyled>
      <p role="status" className="mt-6 font-semibold">
        This window is {width} px wide
        {holding ? `: ${getShortName(holding)}` : ', narrower than every breakpoint'}.
      </p>
      <ul className="mt-4 grid gap-3 text-small">
        {points.map((token) => (
          <li key={token.path} data-token={token.path}>
            <div
              className={`flex items-center justify-between rounded-chip px-3 py-2 ${token === holding ? 'bg-accent text-on-accent' : 'bg-surface-muted'}`}
              style={{ width: `max(7rem, ${(toPixels(token) / max) * 100}%)` }}
            >
              <b>{getShortName(token)}</b>
              <span className="tabular">{toPixels(token)}</span>
            </div>
            <p className="mt-1 text-muted">{descriptions[getShortName(token)]}</p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

function watchWidth(tell: () => void): () => void {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
}

const grids = [
  { name: 'Phone', window: 390, columns: 4, gutter: 16, margin: 16 },
  { name: 'Tablet', window: 768, columns: 8, gutter: 24, margin: 32 },
  { name: 'Desktop', window: 1280, columns: 12, gutter: 32, margin: 32 },
];

/** The column grids, all drawn at the same height. */
export function ColumnGridDiagram() {
  const [page] = listTokens('container');
  return (
    <Unstyled>
      <div className="mt-6 grid gap-8">
        {grids.map(({ name, window, columns, gutter, margin }) => (
          <figure key={name} className="text-small">
            <svg
              viewBox={`0 0 ${window} 180`}
              role="img"
              aria-label={`${columns} columns in a window of ${window} px`}
              className="h-30 w-auto max-w-full border border-subtle bg-surface"
            >
              {Array.from({ length: columns }, (_, index) => {
                const width = (window - 2 * margin - (columns - 1) * gutter) / columns;
                const x = margin + index * (width + gutter);
                return <rect key={x} x={x} width={width} height="180" className="fill-accent-soft" />;
              })}
            </svg>
            <figcaption className="mt-2">
              <b>{name}</b>{' '}
              <span className="text-muted">
                {columns} columns, gutters of {gutter} px, margins of {margin} px
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      {page && (
        <p data-token={page.path} className="mt-6 max-w-prose">
          The page is at most {toPixels(page)} px wide (<b className="text-accent">max-w-page</b>), and a line
          of text at most 66 characters long.
        </p>
      )}
    </Unstyled>
  );
}
