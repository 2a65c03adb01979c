import { CartLine, CartLineSkeleton } from '@piri/ui/cart-line';
import { Link } from '@piri/ui/link';
import { QuantityStepper } from '@piri/ui/quantity-stepper';
import type { MouseEvent, ReactNode } from 'react';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { PriceInSelectedCurrency } from '../../catalogue/prices/price-in-selected-currency.tsx';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';
import { clearPreviousQuantity, useCartProducts } from '../pricing/cart-products-store.ts';
import type { PricedLine } from '../pricing/price-cart.ts';
import { updateLine } from '../store/cart.ts';
import { updateCart } from '../store/cart-store.ts';
import { formatMaxQuantityMessage } from '../store/format-max-quantity-message.ts';
import { CartLineImage } from './cart-line-image.tsx';
import { QuantityLimitMessage } from './cart-line-notices.tsx';

export interface CartLineAction {
  label: string;
  onAction: (line: PricedLine) => void;
}

export interface ConnectedCartLineProps {
  line: PricedLine;
  layout: 'page' | 'row';
  /** A note below the options and the code, such as the delivery day. */
  note?: string | undefined;
  notice?: ReactNode;
  /** Whether the quantity can be changed. */
  quantityEditable?: boolean;
  actions?: readonly CartLineAction[];
  /** The id of the message that explains why an action is needed. */
  checkoutBlockerId?: string | undefined;
}

/** A line of the cart, with the product data that is known so far. */
export function ConnectedCartLine({
  line,
  layout,
  note,
  notice,
  quantityEditable = false,
  actions = [],
  checkoutBlockerId,
}: ConnectedCartLineProps) {
  const { offer, code, title, quantity, state } = line;
  if (state === 'asking') {
    return (
      <CartLineSkeleton
        layout={layout}
        attributes={note || quantityEditable ? 3 : 2}
        quantityEditable={quantityEditable}
        actions={actions.length > 0}
      />
    );
  }
  const attributes = offer
    ? [offer.about, offer.sourceType === 'item' ? code : undefined, note]
    : [unknown[state]];
  return (
    <CartLine
      data-line-key={line.name}
      layout={layout}
      state={state === 'gone' || state === 'soldOut' ? 'unavailable' : 'available'}
      name={title}
      href={offer && getDetailsHref(offer.itemId, offer.sourceType === 'item' ? code : undefined)}
      linkComponent={RouterHrefLink}
      backdrop={offer?.stage ?? 'muted'}
      image={offer && <CartLineImage offer={offer} mediaRatio={layout === 'page' ? 4 / 5 : 1} />}
      attributes={attributes.filter((fact) => fact !== undefined)}
      price={
        offer &&
        state === 'sold' && <LinePrice price={offer.price} listPrice={offer.salesPrice} {...{ quantity }} />
      }
      notice={notice}
      quantity={
        quantityEditable && state !== 'gone' && state !== 'soldOut' && <Quantity line={line} title={title} />
      }
      actions={actions.map(({ label, onAction }) => (
        <Link key={label} asChild className="text-small">
          <button
            type="button"
            aria-label={`${label}: ${title}`}
            aria-describedby={checkoutBlockerId}
            onClick={(event) => {
              moveFocusOn(event);
              onAction(line);
            }}
            className="min-h-11"
          >
            {label}
          </button>
        </Link>
      ))}
    />
  );
}

const unknown = {
  gone: undefined,
  soldOut: undefined,
  sold: undefined,
  unknown: 'We can’t show the details at the moment.',
  unread: undefined,
};

function LinePrice({ price, listPrice, quantity }: { price: number; listPrice: number; quantity: number }) {
  return (
    <PriceInSelectedCurrency
      price={price * quantity}
      listPrice={listPrice * quantity}
      note={
        quantity > 1 && (
          <>
            <InlinePrice figure={price} /> each
          </>
        )
      }
    />
  );
}

function Quantity({ line, title }: { line: PricedLine; title: string }) {
  const { name, maxQuantity, quantity, state } = line;
  // A line whose quantity was reduced has its own notice.
  const isReduced = useCartProducts(({ previousQuantities }) => name in previousQuantities);
  const setQuantity = (requested: number) => {
    clearPreviousQuantity(name);
    updateCart((cart) => updateLine(cart, name, { quantity: requested }));
  };
  return (
    <QuantityStepper
      aria-label={`Quantity of ${title}`}
      labels={{
        decrease: `Remove one ${title}`,
        increase: `Add one ${title}`,
        aboveMax:
          state === 'sold' ? formatMaxQuantityMessage(maxQuantity) : 'We can’t check stock at the moment.',
      }}
      note={
        state === 'sold' &&
        quantity >= maxQuantity &&
        !isReduced && <QuantityLimitMessage maxQuantity={maxQuantity} />
      }
      max={maxQuantity}
      value={quantity}
      onValueChange={setQuantity}
    />
  );
}

/** Moves the focus to the next line, the previous one or the page's heading before the focused line is removed. */
function moveFocusOn({ currentTarget }: MouseEvent<HTMLElement>) {
  const line = currentTarget.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling ?? document.querySelector('main h1');
  const inside = next?.querySelector<HTMLElement>('a, button');
  (inside ?? (next as HTMLElement | null))?.focus();
}
