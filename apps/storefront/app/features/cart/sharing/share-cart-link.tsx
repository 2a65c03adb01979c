import { Button } from '@piri/ui/button';
import { Field, FieldHint, FieldLabel } from '@piri/ui/field';
import { Link } from '@piri/ui/link';
import { TextInput } from '@piri/ui/text-input';
import { useState } from 'react';
import { copyWithToast } from '../../platform/toasts/copy-with-toast.ts';
import { useCart } from '../store/cart-store.ts';
import { buildSharedCartUrl } from './shared-cart-url.ts';

/** A link to share the current cart. */
export function ShareCartLink() {
  const [open, setOpen] = useState(false);
  const lines = useCart((cart) => cart.lines);
  if (!open) {
    return (
      <Link asChild>
        <button type="button" onClick={() => setOpen(true)} className="min-h-11 text-small">
          Share this cart
        </button>
      </Link>
    );
  }
  const link = `${location.origin}${buildSharedCartUrl(lines)}`;
  return (
    <div className="flex max-w-160 flex-wrap items-end gap-3">
      <Field className="min-w-56 flex-1">
        <FieldLabel>Link to this cart</FieldLabel>
        <TextInput readOnly value={link} autoFocus onFocus={({ currentTarget }) => currentTarget.select()} />
        <FieldHint>It shows the items and quantities, and nothing about you.</FieldHint>
      </Field>
      <Button variant="secondary" onClick={() => copyWithToast(link, 'Link copied.')} className="mb-7">
        Copy link
      </Button>
    </div>
  );
}
