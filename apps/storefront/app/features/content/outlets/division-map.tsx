import { cx } from 'class-variance-authority';
import { formatCount } from '../../platform/counts/format-count.ts';
import { RouterHrefLinkKeepScroll } from '../../platform/links/router-href-link.tsx';
import { divisionTiles } from './division-map-layout.ts';
import { getOutletsHref } from './get-outlets-href.ts';
import type { OutletsPageData } from './load-outlets.ts';

/** A map of the country as a patchwork: a tile for each division, with a dot for each showroom. */
export function DivisionMap({
  counts,
  division,
  item,
  className,
}: Pick<OutletsPageData, 'counts' | 'division' | 'item'> & { className?: string }) {
  return (
    <nav aria-label="Map of the divisions" className={className}>
      {/* East stays on the right in right-to-left text. */}
      <ul
        dir="ltr"
        className="grid auto-rows-[minmax(2.25rem,auto)] lg:auto-rows-[minmax(2.75rem,auto)] grid-cols-12 gap-0.5"
      >
        {divisionTiles.map(({ id, name, area }) => {
          const count = counts[id] ?? 0;
          const chosen = id === division?.id;
          return (
            <li key={id} className={area}>
              <RouterHrefLinkKeepScroll
                href={getOutletsHref({ division: id, sku: item?.code })}
                aria-current={chosen || undefined}
                className={cx(
                  'group/patch relative grid h-full content-center justify-items-center gap-1 p-2 text-center',
                  'before:pointer-events-none before:absolute before:inset-1 before:stitch-border before:opacity-70',
                  'forced-colors:border',
                  id === 'sylhet' ? 'corner-mitre' : 'rounded-chip',
                  chosen
                    ? 'bg-accent-soft text-accent'
                    : count > 0
                      ? 'surface-inverse'
                      : 'bg-surface-strong text-muted dark:bg-page',
                )}
              >
                <span className="wrap-anywhere font-semibold underline-offset-3 group-hover/patch:underline max-sm:text-small">
                  {name}
                </span>
                <span aria-hidden="true" className="flex min-h-3.5 items-center gap-1.5 empty:hidden">
                  {Array.from({ length: count }, (_, index) => (
                    <i
                      key={index}
                      className={cx(
                        'size-3.5 rounded-full border-4 forced-colors:border-[CanvasText]',
                        chosen ? 'border-accent bg-surface' : 'border-on-inverse bg-inverse-surface',
                      )}
                    />
                  ))}
                </span>
                <span className="text-small">{formatShowrooms(count)}</span>
              </RouterHrefLinkKeepScroll>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-muted text-small">A sketch of the eight divisions, not to scale.</p>
    </nav>
  );
}

function formatShowrooms(count: number): string {
  if (count === 0) return 'None yet';
  return formatCount(count, 'showroom');
}
