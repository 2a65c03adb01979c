import { Button } from '@piri/ui/button';
import type { FilterPanelProps } from '@piri/ui/filter-panel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../platform/rendering/when-idle.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(loadSheet);

/** Where the link is shown: below `lg`. */
const narrow = '(width < 64rem)';

export interface FilterButtonProps {
  panel: FilterPanelProps;
  /** How many filters are in use. */
  count: number;
  /** How many pieces are left, in words. */
  found: string;
  clearHref: string;
  /** The same list with every filter there is, where some are left out. */
  moreHref: string | undefined;
  onSubmit: NonNullable<FilterPanelProps['onSubmit']>;
}

/** Where the filters have no room beside the list. A link to them in the page, which a script answers with a sheet. */
export function FilterButton({ count, ...sheet }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  // Kept once it was there, so that it can close as it opened.
  const [wanted, setWanted] = useState(false);
  // On a slow line a sheet that is fetched at the press comes a second and a half later.
  useEffect(() => {
    if (!matchMedia(narrow).matches) return;
    return whenIdle(() => {
      loadSheet().catch((error: unknown) =>
        console.debug('The sheet of filters waits for its press.', error),
      );
    });
  }, []);
  return (
    <>
      <Button asChild variant="secondary" size="small" className="max-md:w-full lg:hidden noscript:hidden">
        {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it links to the filters in the page */}
        <a
          href="#filters"
          onClick={(event) => {
            event.preventDefault();
            setWanted(true);
            setOpen(true);
          }}
        >
          Filters {count > 0 && <span className="tabular">({count})</span>}
        </a>
      </Button>
      {wanted && (
        <Suspense>
          <FilterSheet open={open} onClose={() => setOpen(false)} {...sheet} />
        </Suspense>
      )}
    </>
  );
}
