import { Button } from '@piri/ui/button';
import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { TextInput } from '@piri/ui/text-input';
import { type FormEvent, useRef, useState } from 'react';
import { explainCoupon } from '../pricing/coupon-messages.ts';
import type { CouponResult } from '../pricing/use-coupon.ts';
import { updateCart } from '../store/cart-store.ts';

export interface CouponFormProps {
  /** Asks the shop about a code that was typed. */
  check: (code: string) => Promise<CouponResult>;
  onUsed: () => void;
  /** A code that was in the cart and does not count, with the reason. */
  dropped: { code: string; problem: string } | undefined;
}

/** Keeps a code only once the shop has said that it counts: a mistyped one must not follow the shopper to the order. */
export function CouponForm({ check, onUsed, dropped }: CouponFormProps) {
  const [problem, setProblem] = useState(dropped?.problem);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (reason: string) => {
    setProblem(reason);
    // The shop may take a while to say so: by then the shopper may be typing into another field.
    const { activeElement } = document;
    if (activeElement === document.body || input.current?.form?.contains(activeElement))
      input.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    // As it is printed: people type what they read aloud.
    const typed = (input.current?.value ?? '').replaceAll(/\s/g, '').toUpperCase();
    if (typed === '') return refuse('Please write the name of your coupon.');
    setBusy(true);
    const answer = await check(typed);
    setBusy(false);
    if (answer.says !== 'yes') return refuse(explainCoupon(answer));
    updateCart((cart) => ({ ...cart, coupon: answer.code }));
    onUsed();
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3 py-2">
      <Field className="min-w-40 flex-1">
        <FieldLabel>Coupon</FieldLabel>
        <TextInput
          ref={input}
          name="coupon"
          defaultValue={dropped?.code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          // It comes because somebody has pressed for it, and is what they go on with; one that comes by itself waits.
          autoFocus={!dropped}
        />
        <FieldError role="alert">{problem}</FieldError>
      </Field>
      <Button type="submit" variant="secondary" loading={busy} className="mt-7">
        Use it
      </Button>
    </form>
  );
}
