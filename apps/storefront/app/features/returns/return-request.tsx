import { Heading } from '@piri/ui/heading';
import { useSearchParams } from 'react-router-dom';
import { WithoutScript } from '../orders/order-or-not.tsx';
import { ChooseOrder } from './choose-order.tsx';
import { ReturnOfOrder } from './return-of-order.tsx';

export const returnChapter = { id: 'ask-for-a-return', name: 'Give something back' };

/** The way to give something back, on the page that says when one may. */
export function ReturnRequest() {
  const [query] = useSearchParams();
  const orderId = query.get('id');
  return (
    <section aria-labelledby={returnChapter.id}>
      <Heading level={2} look="small-title" id={returnChapter.id} tabIndex={-1} className="mb-4 scroll-mt-24">
        {returnChapter.name}
      </Heading>
      <WithoutScript className="mb-6" />
      <div className="grid gap-8 noscript:hidden">
        {orderId ? <ReturnOfOrder key={orderId} orderId={orderId} /> : <ChooseOrder />}
      </div>
    </section>
  );
}
