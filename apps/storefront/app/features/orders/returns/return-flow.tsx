import { OrderPicker } from './order-picker.tsx';
import { OrderReturn } from './order-return.tsx';

/** First the order, then what of it is to go back. */
export default function ReturnFlow({ orderId }: { orderId: string | null }) {
  return orderId ? <OrderReturn key={orderId} orderId={orderId} /> : <OrderPicker />;
}
