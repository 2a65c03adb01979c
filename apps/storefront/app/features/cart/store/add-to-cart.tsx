import type { CartLine } from '@piri/contract/cart-lines';
import type { AllFieldsOf, LineIdentity } from '@piri/contract/line-item';
import { Button, type ButtonProps } from '@piri/ui/button';
import type { FormEvent } from 'react';
import { openCartDropdownBriefly } from './cart-dropdown-actions.ts';
import { useCart } from './cart-store.ts';

/** `code` is that of a sku, or the id of a set. */
export interface AddToCartProps extends LineIdentity, Pick<ButtonProps, 'variant' | 'size' | 'className'> {
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
