import { Unstyled } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { getShortName, listTokens, toPixels } from './list-tokens.ts';

const tells: Readonly<Record<string, string>> = {
  xs: 'A small phone. Below it everything still works, down to 320.',
  sm: 'A large phone: tiles stand in pairs.',
  md: 'A tablet held upright: margins of 32, the menu in a second row.',
  lg: 'A laptop: one bar, filters beside the list, modals of 70 per cent.',
  xl: 'The hero’s words move onto the wall of the picture.',
  '2xl': 'The page has reached its width; only the air grows.',
};

/** The breakpoints to scale, with the one that applies to this window. */
export function Breakpoints() {
  const width = useSyncExternalStore(watchWidth, () => window.innerWidth);
  const points = listTokens('breakpoint');
  const largest = Math.max(...points.map(toPixels));
  const holding = points.findLast((token) => toPixels(token) <= width);
  return (
    <Unstyled>
      <p role="status" className="mt-6 font-semibold">
        This window is {width} wide
        {holding ? `: ${getShortName(holding)}` : ', narrower than every breakpoint'}.
      </p>
      <ul className="mt-4 grid gap-3 text-small">
        {points.map((token) => (
          <li key={token.path} data-token={token.path}>
            <div
              className={`flex items-center justify-between rounded-chip px-3 py-2 ${token === holding ? 'bg-accent text-on-accent' : 'bg-surface-muted'}`}
              style={{ width: `max(7rem, ${(toPixels(token) / largest) * 100}%)` }}
            >
              <b>{getShortName(token)}</b>
              <span className="tabular">{toPixels(token)}</span>
            </div>
            <p className="mt-1 text-muted">{tells[getShortName(token)]}</p>
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
  { name: 'Desk', window: 1280, columns: 12, gutter: 32, margin: 32 },
];

/** The column grids, all drawn at the same height. */
export function Columns() {
  const [page] = listTokens('container');
  return (
    <Unstyled>
      <div className="mt-6 grid gap-8">
        {grids.map(({ name, window, columns, gutter, margin }) => (
          <figure key={name} className="text-small">
            <svg
              viewBox={`0 0 ${window} 180`}
              role="img"
              aria-label={`${columns} columns in a window of ${window}`}
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
                {columns} columns, {gutter} between them, {margin} beside them
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      {page && (
        <p data-token={page.path} className="mt-6 max-w-prose">
          The page is never wider than {toPixels(page)} (<b className="text-accent">max-w-page</b>), and a
          line of reading never longer than 66 characters.
        </p>
      )}
    </Unstyled>
  );
}
