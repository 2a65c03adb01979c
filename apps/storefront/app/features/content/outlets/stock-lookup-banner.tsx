import { Icon } from '@piri/ui/icon';
import { Link } from '@piri/ui/link';
import { ItemThumbnail } from '../../catalogue/items/item-thumbnail.tsx';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { RouterHrefLink, RouterHrefLinkKeepScroll } from '../../platform/links/router-href-link.tsx';
import { getOutletsHref } from './get-outlets-href.ts';
import type { StockLookupItem } from './load-outlets.ts';

/** The item whose stock the list shows, with links to its page and to the list without it. */
export function StockLookupBanner({
  item,
  division,
}: {
  item: StockLookupItem;
  division: string | undefined;
}) {
  const { id, code, title, values, image } = item;
  return (
    <div className="flex items-center gap-4 bg-surface-muted p-2">
      {image && <ItemThumbnail thumbnail={image} />}
      <p className="min-w-0 flex-1 py-2 max-sm:ps-1">
        Stock shown for{' '}
        <Link asChild className="font-semibold">
          <RouterHrefLink href={getDetailsHref(id, code)}>{title}</RouterHrefLink>
        </Link>
        {values && <span className="text-muted">, {values}</span>}
      </p>
      <RouterHrefLinkKeepScroll
        href={getOutletsHref({ division })}
        aria-label="Show all showrooms"
        className="flex size-11 shrink-0 items-center justify-center print:hidden"
      >
        <Icon name="close" />
      </RouterHrefLinkKeepScroll>
    </div>
  );
}
