import { ChooseOrder } from './choose-order.tsx';
import { ReturnOfOrder } from './return-of-order.tsx';

/** First the order, then what of it is to go back. */
export default function ReturnWay({ orderId }: { orderId: string | null }) {
  return orderId ? <ReturnOfOrder key={orderId} orderId={orderId} /> : <ChooseOrder />;
}
