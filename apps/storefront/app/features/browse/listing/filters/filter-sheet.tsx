import { Button } from '@piri/ui/button';
import { Drawer } from '@piri/ui/drawer';
import { FilterPanel } from '@piri/ui/filter-panel';
import { Link } from '@piri/ui/link';
import { RouterHrefLinkKeepScroll } from '../../../platform/links/router-href-link.tsx';
import type { FilterButtonProps } from './filter-button.tsx';

export interface FilterSheetProps extends Omit<FilterButtonProps, 'count'> {
  open: boolean;
  onClose: () => void;
}

/**
 * A drawer with the filters, for phones. The list behind it updates with every change, and its button shows the number
 * of results.
 */
export default function FilterSheet({
  panel,
  found,
  clearHref,
  moreHref,
  onSubmit,
  open,
  onClose,
}: FilterSheetProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title="Filters"
      headerActions={
        <Link asChild className="inline-flex min-h-11 items-center text-small">
          <RouterHrefLinkKeepScroll href={clearHref}>Clear filters</RouterHrefLinkKeepScroll>
        </Link>
      }
      footer={<Button onClick={onClose}>Show {found}</Button>}
    >
      <FilterPanel {...panel} layout="sheet" onSubmit={onSubmit} />
      {moreHref && (
        <Link asChild className="inline-flex min-h-11 items-center">
          <RouterHrefLinkKeepScroll href={moreHref}>More filters</RouterHrefLinkKeepScroll>
        </Link>
      )}
    </Drawer>
  );
}
