import type { Order } from '@piri/contract/order';
import { DescriptionItem, DescriptionList } from '@piri/ui/description-list';
import { getHandover } from '../../cart/pricing/summary-texts.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { getPaymentMethodTexts } from '../../checkout/payment/payment-method-texts.ts';
import { formatPhone } from '../../customer/account/format-phone.ts';
import { formatDeliveryWindow } from '../order/order-headline-texts.ts';
import { getOrderStatus } from '../order/order-status.ts';

/** Lists the address, the delivery window and the payment. */
export function SaleDeliveryAndPayment({ order }: { order: Order }) {
  const facts = factsOf(order).filter((fact) => fact[1] !== undefined && fact[1] !== '');
  return (
    <DescriptionList className="border-subtle border-t">
      {facts.map(([term, fact]) => (
        <DescriptionItem key={term} term={term} className="md:grid-cols-[8rem_minmax(0,1fr)]!">
          <bdi>{fact}</bdi>
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}

const over = ['expired', 'given-up', 'called-off', 'refunded', 'goods-gone', 'delivered'];

function factsOf(order: Order): [string, string | undefined][] {
  const { delivery, contact, payment } = order;
  const { address, outlet, note } = delivery;
  const instalments = payment.instalments;
  return [
    ['To', address ? formatAddress(address) : outlet && `Showroom in ${outlet.name}`],
    [
      'For',
      [address?.fullName ?? contact.fullName, formatPhone(address?.mobile ?? contact.mobile)]
        .filter(Boolean)
        .join(', '),
    ],
    ['When', over.includes(getOrderStatus(order)) ? undefined : sentence(formatDeliveryWindow(delivery))],
    ['Your note', note],
    [
      'Payment',
      `${getPaymentMethodTexts(delivery.kind)[payment.method].name}${instalments ? `, ${instalments.months} × ${formatTaka(instalments.monthly)}` : ''}`,
    ],
    ['Paid', payment.paid > 0 ? formatTaka(payment.paid) : undefined],
    ['Advance', payment.advance === undefined || payment.paid > 0 ? undefined : formatTaka(payment.advance)],
    [
      `On ${getHandover(delivery.kind)}`,
      payment.atTheDoor > 0 && !over.includes(getOrderStatus(order))
        ? formatTaka(payment.atTheDoor)
        : undefined,
    ],
  ];
}

function formatAddress({
  line,
  area,
  upazila,
  district,
  floor,
  lift,
  landmark,
}: NonNullable<Order['delivery']['address']>): string {
  const addressText = [line, area, upazila, district].filter(Boolean).join(', ');
  const stairs = floor ? `, floor ${floor}, ${lift ? 'with a lift' : 'no lift'}` : '';
  return `${addressText}${stairs}${landmark ? `. ${landmark}` : ''}.`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
