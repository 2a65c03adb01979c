import { lineKey, lineTitle, soldKey } from '@piri/contract/line-item';
import type { SoldLine } from '@piri/contract/quote';
import { CartLine, CartLines } from '@piri/ui/cart-line';
import { detailsHref } from '../../catalogue/items/links.ts';
import { inTaka } from '../../catalogue/prices/use-money.ts';
import { RouterAnchor } from '../../platform/links/router-anchor.tsx';
import { pictureOf } from '../sales/piece-thumb.tsx';
import { useSoldToday } from '../sales/use-sold-today.ts';

/** What was ordered, at the prices that are charged. What is still sold leads to it. */
export function SaleLines({ lines }: { lines: readonly SoldLine[] }) {
  const offers = useSoldToday(lines);
  return (
    <CartLines className="border-hairline border-y">
      {lines.map((line) => {
        const { sourceType, code, itemId, quantity, price, total, attributeValues } = line;
        const choices = attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel).join(', ');
        const facts = [
          choices,
          quantity > 1 && `${quantity} × ${inTaka(price)}`,
          line.madeToOrder && 'Made to order',
        ];
        return (
          <CartLine
            key={lineKey(line)}
            layout="row"
            name={lineTitle(line)}
            href={
              offers[soldKey(line)] === 'gone'
                ? undefined
                : detailsHref(itemId, sourceType === 'item' ? code : undefined)
            }
            linkComponent={RouterAnchor}
            facts={facts.filter((fact) => fact !== false && fact !== '')}
            price={<span className="font-semibold tabular">{inTaka(total)}</span>}
            {...pictureOf({ line, offers })}
          />
        );
      })}
    </CartLines>
  );
}
