import { Container } from '@piri/ui/container';
import { Icon } from '@piri/ui/icon';
import { Link } from 'react-router-dom';
import type { BankAccount } from '../../../../server/shop.ts';
import { saleHref } from '../../checkout/placed-orders/sale-href.ts';
import { FindOrder } from '../order/find-order.tsx';
import { OrderOrNot } from '../order/order-or-not.tsx';
import { useReturnedOrder } from '../order/use-returned-order.ts';
import { SaleDetail } from './sale-detail.tsx';

export interface SalePageProps {
  orderId: string;
  /** From which everything is counted that the page says of days. */
  now: string;
  bankAccount: BankAccount;
  /** The list that it is one of. */
  back: { to: string; words: string };
}

/** One order or one booking, to whom this browser says it belongs. */
export function SalePage({ orderId, now, bankAccount, back }: SalePageProps) {
  const returned = useReturnedOrder({ by: 'orderId', value: orderId }, 'later');
  return (
    <Container className="pt-4 md:pt-6">
      <Link
        to={back.to}
        discover="none"
        className="-ms-1.5 mb-4 inline-flex min-h-11 items-center gap-1 text-ink-2 underline-offset-3 hover:text-neel hover:underline print:hidden"
      >
        <Icon name="chevron-left" width={20} height={20} />
        {back.words}
      </Link>
      <OrderOrNot returned={returned} nowhere={<FindOrder to={saleHref} />}>
        {({ order, silent }) => (
          <SaleDetail {...{ silent, returned, bankAccount }} sale={order} today={now.slice(0, 10)} />
        )}
      </OrderOrNot>
    </Container>
  );
}
