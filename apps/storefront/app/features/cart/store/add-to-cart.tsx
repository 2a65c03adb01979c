import type { CartLine } from '@piri/contract/cart-lines';
import type { AllFieldsOf, LineIdentity } from '@piri/contract/line-item';
import { Button, type ButtonProps } from '@piri/ui/button';
import type { FormEvent } from 'react';
import { openCartDropdownBriefly } from './cart-dropdown-actions.ts';
import { useCart } from './cart-store.ts';

/** `code` is the code of a sku or the id of a bundle. */
export interface AddToCartProps extends LineIdentity, Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** @default 1 */
  quantity?: number;
  /** The id of the form, for a quantity field outside of it. */
  formId?: string;
  /** The price shown beside the button, so that the cart can report a change. */
  price?: number;
  /** The name of the item, for the button's accessible name. */
  name: string;
  label?: string;
}

/**
 * A button that adds an item to the cart. It is a form with hidden fields, because the early script reads them if the
 * button is clicked before hydration.
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
  const line = { sourceType, code, quantity } satisfies AllFieldsOf<CartLine>;
  const fields = Object.entries(line).filter(([field]) => field !== 'quantity' || formId === undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add({ ...line, ...(price !== undefined && { seenPrice: price }) });
    openCartDropdownBriefly();
  };
  return (
    <form id={formId} data-slot="add-to-cart" onSubmit={submit} className="grid noscript:hidden">
      {fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" aria-label={`${label}: ${name}`} {...props}>
        {label}
      </Button>
    </form>
  );
}
