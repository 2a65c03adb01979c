import type { Order } from '@piri/contract/order';
import { getQr } from '@piri/contract/qrs';
import { cx } from 'class-variance-authority';
import { create } from 'zustand';
import { orderHref } from '../../checkout/placed-orders/order-href.ts';

/** Where the shop draws a code that leads to one of its pages. Kept in a store, so that stories can draw it. */
export const useQrSource = create(() => ({
  sourceOf: (path: string) => `${getQr.path}?${new URLSearchParams({ path })}`,
}));

/**
 * From the paper back to the order: it opens to whoever is signed in, and asks everybody else for its number and the
 * mobile. The code names the order alone, so that a lost invoice opens nothing.
 */
export function InvoiceQrCode({ order, className }: { order: Order; className: string }) {
  const sourceOf = useQrSource((source) => source.sourceOf);
  return (
    <div className={cx('items-center gap-5', className)}>
      <img
        src={sourceOf(orderHref(order))}
        alt="QR code: it leads to this order"
        width={112}
        height={112}
        className="size-28 shrink-0 bg-white"
      />
      <p className="max-w-80 text-meta">
        Hold a camera to this to see how {order.orderNumber} stands. Without an account, the order number and
        your mobile open it.
      </p>
    </div>
  );
}
