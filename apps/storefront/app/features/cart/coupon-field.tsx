import { Button } from '@piri/ui/button';
import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link } from '@piri/ui/link';
import { TextInput } from '@piri/ui/text-input';
import { type FormEvent, useState } from 'react';
import { sayWait } from '../errors/say-wait.ts';
import { changeCart } from './cart-store.ts';
import { couponWords } from './coupon-words.ts';
import type { CouponAnswer } from './use-coupon.ts';

export interface CouponFieldProps {
  code: string | undefined;
  answer: CouponAnswer | undefined;
  onAskAgain: () => void;
}

/** A coupon behind a link: most people have none, and a field for one makes them look for it. */
export function CouponField({ code, answer, onAskAgain }: CouponFieldProps) {
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  if (code !== undefined) return <Told {...{ code, answer, onAskAgain }} />;
  if (!open) {
    return (
      <Link asChild>
        <button type="button" onClick={() => setOpen(true)} className="min-h-11">
          Add a coupon
        </button>
      </Link>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('coupon') ?? '').trim();
    setMissing(typed === '');
    if (typed !== '') changeCart((cart) => ({ ...cart, coupon: typed.toUpperCase() }));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3 py-2">
      <Field className="min-w-40 flex-1">
        <FieldLabel>Coupon</FieldLabel>
        {/* It comes because somebody has pressed for it, and is what they go on with. */}
        <TextInput name="coupon" maxLength={60} autoComplete="off" autoCapitalize="characters" autoFocus />
        {missing && <FieldError>Please write the name of your coupon.</FieldError>}
      </Field>
      <Button type="submit" variant="secondary">
        Use it
      </Button>
    </form>
  );
}

function Told({
  code,
  answer,
  onAskAgain,
}: Pick<CouponFieldProps, 'answer' | 'onAskAgain'> & { code: string }) {
  const takeAway = () => changeCart((cart) => ({ ...cart, coupon: undefined }));
  const away = (
    <Link asChild>
      <button type="button" onClick={takeAway} className="min-h-11">
        Take {code} away
      </button>
    </Link>
  );
  if (!answer) return <p className="flex min-h-11 items-center text-meta">Asking what {code} is worth …</p>;
  if (answer.says === 'yes') return away;
  if (answer.says === 'no') {
    const { reason, coupon } = answer;
    return (
      <InlineAlert variant="error" live className="my-2" action={away}>
        {couponWords[reason]} {coupon?.terms}
      </InlineAlert>
    );
  }
  const again = (
    <Link asChild>
      <button type="button" onClick={onAskAgain} className="min-h-11">
        Try again
      </button>
    </Link>
  );
  return (
    <InlineAlert
      variant="error"
      live
      className="my-2"
      action={
        <>
          {again}
          {away}
        </>
      }
    >
      {answer.busy
        ? `Too many coupons were tried from here. Please wait ${sayWait(answer.waitMs) ?? 'a minute'}.`
        : `We could not ask what ${code} is worth. It is kept in your cart.`}
    </InlineAlert>
  );
}
