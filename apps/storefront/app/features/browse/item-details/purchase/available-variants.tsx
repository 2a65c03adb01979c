import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { isPurchasable } from '../../../catalogue/items/get-stock-badge-content.ts';
import { getDetailsHref } from '../../../catalogue/items/links.ts';
import type { ItemDetailsData } from '../../item-data/item-details-data.ts';

const maxVariants = 4;

/** Links to the variants that can be bought, shown if the chosen one is sold out. */
export function AvailableVariants({ item: { id, skus } }: { item: Pick<ItemDetailsData, 'id' | 'skus'> }) {
  const others = skus.filter(isPurchasable).slice(0, maxVariants);
  if (others.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="font-semibold">Available now</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {others.map(({ code, values }) => (
          <li key={code}>
            <UiLink asChild>
              <Link
                to={getDetailsHref(id, code)}
                replace
                preventScrollReset
                discover="none"
                className="inline-flex min-h-11 items-center"
              >
                {Object.values(values).join(', ')}
              </Link>
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
