import type { Order } from '@piri/contract/order';
import { DescriptionItem, DescriptionList } from '@piri/ui/description-list';
import { inTaka } from '../../catalogue/prices/use-money.ts';
import { paymentWords } from '../../checkout/payment/payment-words.ts';
import { sayMobile } from '../../customer/account/say-mobile.ts';
import { sayWindow } from '../order/order-words.ts';
import { standingOf } from '../order/standing.ts';

/** Where it goes, when, and how it is paid. */
export function SaleFacts({ order }: { order: Order }) {
  const facts = factsOf(order).filter((fact) => fact[1] !== undefined && fact[1] !== '');
  return (
    <DescriptionList className="border-hairline border-t">
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
    ['To', address ? sayAddress(address) : outlet && `Showroom ${outlet.name}`],
    [
      'For',
      [address?.fullName ?? contact.fullName, sayMobile(address?.mobile ?? contact.mobile)]
        .filter(Boolean)
        .join(', '),
    ],
    ['When', over.includes(standingOf(order)) ? undefined : sentence(sayWindow(delivery))],
    ['You wrote', note],
    [
      'Payment',
      `${paymentWords[payment.method].name}${instalments ? `, ${instalments.months} × ${inTaka(instalments.monthly)}` : ''}`,
    ],
    ['Paid', payment.paid > 0 ? inTaka(payment.paid) : undefined],
    ['In advance', payment.advance === undefined || payment.paid > 0 ? undefined : inTaka(payment.advance)],
    [
      'At the door',
      payment.atTheDoor > 0 && !over.includes(standingOf(order)) ? inTaka(payment.atTheDoor) : undefined,
    ],
  ];
}

function sayAddress({
  line,
  area,
  upazila,
  district,
  floor,
  lift,
  landmark,
}: NonNullable<Order['delivery']['address']>): string {
  const place = [line, area, upazila, district].filter(Boolean).join(', ');
  const stairs = floor ? `. Floor ${floor}, ${lift ? 'with a lift' : 'no lift'}` : '';
  return `${place}${stairs}${landmark ? `. ${landmark}` : ''}.`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
