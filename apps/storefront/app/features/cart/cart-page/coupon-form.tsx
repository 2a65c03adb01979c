import { Button } from '@piri/ui/button';
import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { TextInput } from '@piri/ui/text-input';
import { type FormEvent, useRef, useState } from 'react';
import { formatCouponProblem } from '../pricing/coupon-rejection-messages.ts';
import type { CouponResult } from '../pricing/use-coupon.ts';
import { updateCart } from '../store/cart-store.ts';

export interface CouponFormProps {
  /** Checks a typed code with the API. */
  check: (code: string) => Promise<CouponResult>;
  onUsed: () => void;
  /** A code that was removed from the cart, with the reason. */
  dropped: { code: string; problem: string } | undefined;
}

/**
 * A form for a coupon code. It only stores a code that the API accepts, so that a mistyped one does not reach the
 * order.
 */
export function CouponForm({ check, onUsed, dropped }: CouponFormProps) {
  const [problem, setProblem] = useState(dropped?.problem);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (reason: string) => {
    setProblem(reason);
    // Moves the focus only if it is not in another field by now, since the response may take a while.
    const { activeElement } = document;
    if (activeElement === document.body || input.current?.form?.contains(activeElement))
      input.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    // Normalizes the code to its printed form, since people type codes as they read them aloud.
    const typed = (input.current?.value ?? '').replaceAll(/\s/g, '').toUpperCase();
    if (typed === '') return refuse('Enter your coupon code.');
    setBusy(true);
    const result = await check(typed);
    setBusy(false);
    if (result.status !== 'accepted') return refuse(formatCouponProblem(result));
    updateCart((cart) => ({ ...cart, coupon: result.code }));
    onUsed();
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3 py-2">
      <Field className="min-w-40 flex-1">
        <FieldLabel>Coupon code</FieldLabel>
        <TextInput
          ref={input}
          name="coupon"
          defaultValue={dropped?.code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          // Focused if the shopper has opened the form, but not if it appears because a coupon was removed.
          autoFocus={!dropped}
        />
        <FieldError role="alert">{problem}</FieldError>
      </Field>
      <Button type="submit" variant="secondary" loading={busy} className="mt-7">
        Apply
      </Button>
    </form>
  );
}
