import { getLineKey, getLineTitle, getSoldRefKey } from '@piri/contract/line-item';
import type { OrderLine } from '@piri/contract/quote';
import { CartLine, CartLines } from '@piri/ui/cart-line';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';
import { getSoldItemImageProps } from '../sales/sold-item-thumbnail.tsx';
import { useCurrentProducts } from '../sales/use-current-products.ts';

/** Lists the ordered lines at the prices charged. An item that is still sold links to its page. */
export function SaleLines({ lines }: { lines: readonly OrderLine[] }) {
  const offers = useCurrentProducts(lines);
  return (
    <CartLines className="border-subtle border-y">
      {lines.map((line) => {
        const { sourceType, code, itemId, quantity, price, total, attributeValues } = line;
        const choices = attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel).join(', ');
        const facts = [
          choices,
          quantity > 1 && `${quantity} × ${formatTaka(price)}`,
          line.madeToOrder && 'Made to order',
        ];
        return (
          <CartLine
            key={getLineKey(line)}
            layout="row"
            name={getLineTitle(line)}
            href={
              offers[getSoldRefKey(line)] === 'gone'
                ? undefined
                : getDetailsHref(itemId, sourceType === 'item' ? code : undefined)
            }
            linkComponent={RouterHrefLink}
            attributes={facts.filter((fact) => fact !== false && fact !== '')}
            price={<span className="font-semibold tabular">{formatTaka(total)}</span>}
            {...getSoldItemImageProps({ line, offers })}
          />
        );
      })}
    </CartLines>
  );
}
