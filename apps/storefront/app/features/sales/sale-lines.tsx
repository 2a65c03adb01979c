import type { SoldLine } from '@piri/contract/quote';
import { CartLine, CartLines } from '@piri/ui/cart-line';
import { nameOf } from '../cart/cart.ts';
import { detailsHref } from '../catalogue/details-href.ts';
import { inTaka } from '../currency/use-money.ts';
import { RouterAnchor } from '../navigation/router-anchor.tsx';
import { pictureOf } from './piece-thumb.tsx';
import { useSoldToday } from './use-sold-today.ts';

/** What was ordered, at the prices that are charged. What is still sold leads to it. */
export function SaleLines({ lines }: { lines: readonly SoldLine[] }) {
  const offers = useSoldToday(lines);
  return (
    <CartLines className="border-hairline border-y">
      {lines.map((line) => {
        const { sourceType, code, itemId, title, quantity, price, total, attributeValues } = line;
        const choices = attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel).join(', ');
        const facts = [
          choices,
          quantity > 1 && `${quantity} × ${inTaka(price)}`,
          line.madeToOrder && 'Made to order',
        ];
        return (
          <CartLine
            key={nameOf(line)}
            layout="row"
            name={title}
            href={
              offers[nameOf(line)] === 'gone'
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
