import { Container } from '@piri/ui/container';
import { Icon } from '@piri/ui/icon';
import { Link } from 'react-router-dom';
import type { BankAccount } from '../../../../server/shop-config.ts';
import { getOrderHref } from '../../checkout/placed-orders/get-order-href.ts';
import { LoadedOrder } from '../order/loaded-order.tsx';
import { OrderLookupScreen } from '../order/order-lookup-screen.tsx';
import { useOrder } from '../order/use-order.ts';
import { SaleDetails } from './sale-details.tsx';

export interface SaleDetailsPageProps {
  orderId: string;
  /** The reference time for all dates on the page. */
  now: string;
  bankAccount: BankAccount;
  /** The list that the order belongs to. */
  back: { to: string; label: string };
}

/** The page of an order or a booking, for the browser that has access to it. */
export function SaleDetailsPage({ orderId, now, bankAccount, back }: SaleDetailsPageProps) {
  const returned = useOrder({ by: 'orderId', value: orderId }, 'later');
  return (
    <Container className="pt-4 md:pt-6">
      <Link
        to={back.to}
        discover="none"
        className="-ms-1.5 mb-4 inline-flex min-h-11 items-center gap-1 text-muted underline-offset-3 hover:text-accent hover:underline print:hidden"
      >
        <Icon name="chevron-left" width={20} height={20} />
        {back.label}
      </Link>
      <LoadedOrder returned={returned} notFound={<OrderLookupScreen to={getOrderHref} />}>
        {({ order, gatewayUnreachable }) => (
          <SaleDetails
            {...{ gatewayUnreachable, returned, bankAccount }}
            sale={order}
            today={now.slice(0, 10)}
          />
        )}
      </LoadedOrder>
    </Container>
  );
}
