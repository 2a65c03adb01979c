import { InlineAlert } from '@piri/ui/inline-alert';
import { Link } from '@piri/ui/link';
import { useEffect, useState } from 'react';
import { canCouponBecomeValid, formatCouponProblem } from '../pricing/coupon-rejection-messages.ts';
import type { CouponResult } from '../pricing/use-coupon.ts';
import { updateCart } from '../store/cart-store.ts';
import { CouponForm, type CouponFormProps } from './coupon-form.tsx';

export interface CouponFieldProps extends Pick<CouponFormProps, 'check'> {
  /** The coupon in the cart, which was valid when it was added. */
  code: string | undefined;
  result: CouponResult | undefined;
  onRetry: () => void;
  /**
   * Whether a coupon that can't become valid again is removed from the cart.
   * @default true
   */
  removesRejected?: boolean;
}

/** A coupon field behind a link: most shoppers have no coupon, and a visible field would make them search for one. */
export function CouponField({ code, result, check, onRetry, removesRejected = true }: CouponFieldProps) {
  const [open, setOpen] = useState(false);
  const [dropped, setDropped] = useState<CouponFormProps['dropped']>();

  useEffect(() => {
    if (!removesRejected || result?.status !== 'rejected' || canCouponBecomeValid(result.reason)) return;
    setDropped({ code: result.code, problem: formatCouponProblem(result) });
    removeCoupon(result.code);
  }, [removesRejected, result]);

  if (code !== undefined) return <UsedCoupon {...{ code, result, onRetry }} />;
  if (!open && !dropped) {
    return (
      <Link asChild>
        <button type="button" onClick={() => setOpen(true)} className="min-h-11">
          Add a coupon
        </button>
      </Link>
    );
  }
  const close = () => {
    setOpen(false);
    setDropped(undefined);
  };
  return <CouponForm key={dropped?.code} dropped={dropped} check={check} onUsed={close} />;
}

function UsedCoupon({
  code,
  result,
  onRetry,
}: Pick<CouponFieldProps, 'result' | 'onRetry'> & { code: string }) {
  const away = (
    <Link asChild>
      <button type="button" onClick={() => removeCoupon(code)} className="min-h-11">
        Remove {code}
      </button>
    </Link>
  );
  if (!result) return <p className="flex min-h-11 items-center text-small">Checking {code}…</p>;
  if (result.status === 'accepted') return away;
  if (result.status === 'rejected') {
    return (
      <InlineAlert variant="error" announce className="my-2" action={away}>
        {formatCouponProblem(result)}
      </InlineAlert>
    );
  }
  const again = (
    <Link asChild>
      <button type="button" onClick={onRetry} className="min-h-11">
        Try again
      </button>
    </Link>
  );
  return (
    <InlineAlert
      variant="error"
      announce
      className="my-2"
      action={
        <>
          {again}
          {away}
        </>
      }
    >
      {result.busy ? formatCouponProblem(result) : `We couldn’t check ${code}. It’s still in your cart.`}
    </InlineAlert>
  );
}

function removeCoupon(code: string): void {
  updateCart((cart) => (cart.coupon === code ? { ...cart, coupon: undefined } : cart));
}
