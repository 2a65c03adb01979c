import { cx } from 'class-variance-authority';
import { RouterHrefLinkKeepScroll } from '../../platform/links/router-href-link.tsx';
import { divisionTiles } from './division-map-layout.ts';
import { getOutletsHref } from './get-outlets-href.ts';
import type { OutletsPageData } from './load-outlets.ts';

/** Links to the divisions that have showrooms, those with the most first. */
export function DivisionLinks({
  counts,
  division,
  item,
}: Pick<OutletsPageData, 'counts' | 'division' | 'item'>) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const having = divisionTiles
    .filter(({ id }) => counts[id] || id === division?.id)
    .toSorted((one, other) => (counts[other.id] ?? 0) - (counts[one.id] ?? 0));
  return (
    <nav aria-label="Divisions" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {[{ id: undefined, name: 'All' }, ...having].map(({ id, name }) => {
          const chosen = id === division?.id;
          return (
            <li key={name}>
              <RouterHrefLinkKeepScroll
                href={getOutletsHref({ division: id, sku: item?.code })}
                aria-current={chosen || undefined}
                className={cx(
                  // The width of the shortest: a chip whose text has not arrived yet must not stand in a row that it leaves again.
                  'flex min-h-11 min-w-18 items-center gap-2 rounded-control border bg-surface px-4',
                  'hover:border-accent hover:text-accent',
                  chosen
                    ? 'border-accent text-accent shadow-[inset_0_0_0_1px_var(--piri-accent)]'
                    : 'border-control',
                )}
              >
                <span className={chosen ? 'font-semibold' : undefined}>{name}</span>{' '}
                <span className="tabular text-muted text-small">
                  {id === undefined ? total : (counts[id] ?? 0)}
                </span>
              </RouterHrefLinkKeepScroll>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
