import { Button } from '@piri/ui/button';
import type { FilterPanelProps } from '@piri/ui/filter-panel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../platform/rendering/when-idle.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(loadSheet);

/** The media query for the windows that show the button: below `lg`. */
const narrow = '(width < 64rem)';

export interface FilterButtonProps {
  panel: FilterPanelProps;
  /** The number of active filters. */
  count: number;
  /** The number of results, as text. */
  found: string;
  clearHref: string;
  /** The address of the list with all filters, if some are left out. */
  moreHref: string | undefined;
  onSubmit: NonNullable<FilterPanelProps['onSubmit']>;
}

/**
 * A button that opens the filters if there is no room for them beside the list. Without JavaScript, it links to the
 * filters in the page.
 */
export function FilterButton({ count, ...sheet }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  // Stays mounted after the first opening, so that the closing transition can run.
  const [wanted, setWanted] = useState(false);
  // Preloads the sheet. On a slow connection, loading it on click would delay it by a second and a half.
  useEffect(() => {
    if (!matchMedia(narrow).matches) return;
    return whenIdle(() => {
      loadSheet().catch((error: unknown) =>
        console.debug('The filter sheet could not be preloaded. It is loaded when it is opened.', error),
      );
    });
  }, []);
  return (
    <>
      <Button asChild variant="secondary" size="small" className="max-md:w-full lg:hidden noscript:hidden">
        {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript, it links to the filters on the page */}
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
