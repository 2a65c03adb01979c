import type { Order } from '@piri/contract/order';
import { getQr } from '@piri/contract/qrs';
import { cx } from 'class-variance-authority';
import { create } from 'zustand';
import { getOrderHref } from '../../checkout/placed-orders/get-order-href.ts';

/** The endpoint that draws a QR code for a page. In a store, so that stories can mock it. */
export const useQrCodeSource = create(() => ({
  sourceOf: (path: string) => `${getQr.path}?${new URLSearchParams({ path })}`,
}));

/**
 * A QR code on the printed invoice that leads to the order. It opens for the signed-in customer and asks anyone else
 * for the order number and the mobile. The code contains only the order's id, so that a lost invoice gives no access.
 */
export function InvoiceQrCode({ order, className }: { order: Order; className: string }) {
  const sourceOf = useQrCodeSource((source) => source.sourceOf);
  return (
    <div className={cx('items-center gap-5', className)}>
      <img
        src={sourceOf(getOrderHref(order))}
        alt="QR code that opens this order"
        width={112}
        height={112}
        className="size-28 shrink-0 bg-white"
      />
      <p className="max-w-80 text-small">
        Scan this to see the status of {order.orderNumber}. Without an account, you’ll need the order number
        and your mobile number.
      </p>
    </div>
  );
}
