import { Button, type ButtonProps } from '@piri/ui/button';
import type { FormEvent } from 'react';
import { useCart } from './cart-store.ts';
import { showCartBriefly } from './show-cart.ts';

export interface AddToCartProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  sourceType: 'item' | 'bundle';
  /** Of the sku, or the id of the set. */
  code: string;
  /** @default 1 */
  quantity?: number;
  /** The id of the form, for a quantity field outside of it that names this form as its own. */
  formId?: string;
  /** What one costs where the button stands: so that the cart can tell when it costs something else. */
  price?: number;
  /** What is added, for those who hear the button away from its card. */
  name: string;
  label?: string;
}

/**
 * Puts a piece into this browser's cart. A form with its fields, because the early script reads them: somebody who
 * presses before React is there has added it all the same.
 */
export function AddToCart({
  sourceType,
  code,
  quantity = 1,
  formId,
  price,
  name,
  label = 'Add to cart',
  ...props
}: AddToCartProps) {
  const add = useCart((cart) => cart.add);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add({ sourceType, code, quantity, ...(price !== undefined && { seenPrice: price }) });
    showCartBriefly();
  };
  return (
    <form id={formId} data-slot="add-to-cart" onSubmit={submit} className="grid noscript:hidden">
      <input type="hidden" name="sourceType" value={sourceType} />
      <input type="hidden" name="code" value={code} />
      {formId === undefined && <input type="hidden" name="quantity" value={quantity} />}
      <Button type="submit" aria-label={`${label}: ${name}`} {...props}>
        {label}
      </Button>
    </form>
  );
}
