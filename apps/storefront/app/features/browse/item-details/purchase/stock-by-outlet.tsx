import { StockBadge } from '@piri/ui/stock-badge';
import { getStockBadgeContent, isInShowroom } from '../../../catalogue/items/get-stock-badge-content.ts';
import { formatCount } from '../../../platform/counts/format-count.ts';
import type { DetailsSku, ItemDetailsData } from '../../item-data/item-details-data.ts';

const maxOutlets = 4;

/** The showrooms that have this variant, those with the most stock first. */
export function StockByOutlet({
  outlets,
  sku,
}: {
  outlets: NonNullable<ItemDetailsData['outlets']>;
  sku: DetailsSku;
}) {
  const having = outlets
    .flatMap(({ id, name, district, stock }) => {
      const here = stock[sku.code];
      return here && isInShowroom(here) ? [{ id, name, district, ...here }] : [];
    })
    .sort((a, b) => b.available - a.available);
  if (having.length === 0) {
    return <p className="text-muted">Not in any of our showrooms at the moment.</p>;
  }
  const rows = having.map(({ id, name, district, ...stock }) => {
    const { level, text } = getStockBadgeContent(stock);
    return (
      <li
        key={id}
        className="flex flex-wrap items-center justify-between gap-x-4 border-subtle border-t py-2"
      >
        <span>
          {name}
          {!name.startsWith(district) && <span className="text-muted">{`, ${district}`}</span>}
        </span>
        <StockBadge level={level}>{text}</StockBadge>
      </li>
    );
  });
  return (
    <>
      <ul>{rows.slice(0, maxOutlets)}</ul>
      {rows.length > maxOutlets && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-accent">
            {formatCount(rows.length - maxOutlets, 'more showroom')}
          </summary>
          <ul>{rows.slice(maxOutlets)}</ul>
        </details>
      )}
    </>
  );
}
