import { OrderPicker } from './order-picker.tsx';
import { OrderReturn } from './order-return.tsx';

/** Selects an order, then returns items from it. */
export default function ReturnFlow({ orderId }: { orderId: string | null }) {
  return orderId ? <OrderReturn key={orderId} orderId={orderId} /> : <OrderPicker />;
}
