import type { Order } from '@piri/contract/order';
import { Button } from '@piri/ui/button';
import { Heading } from '@piri/ui/heading';
import { LogoFromSprite } from '@piri/ui/logo';
import { OrderSummaryAmount, OrderSummaryAmounts } from '@piri/ui/order-summary';
import { cx } from 'class-variance-authority';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { getPaymentMethodTexts } from '../../checkout/payment/payment-method-texts.ts';
import { formatPhone } from '../../customer/account/format-phone.ts';
import { toDhakaDateTime } from '../../platform/dates/dhaka-dates.ts';
import { formatDateWithWeekday } from '../../platform/dates/format-date.ts';
import drawings from '../../platform/images/drawings.svg?no-inline';
import { useRootData } from '../../platform/settings/root-data.ts';
import { buildInvoice, type InvoiceLine } from './build-invoice.ts';
import { InvoiceQrCode } from './invoice-qr-code.tsx';

export interface InvoiceCardProps {
  order: Order;
  className?: string;
}

/** The invoice: lines, amounts and address, in BDT. It is a card on the screen and the whole page in print. */
export function InvoiceCard({ order, className }: InvoiceCardProps) {
  const { lines, together, paid, sum, paymentSchedule, vat } = buildInvoice(order);
  const { day } = toDhakaDateTime(order.createdAt);
  return (
    <section
      aria-label="Invoice"
      className={cx(
        'corner-mitre border border-subtle bg-surface p-6 shadow-floating md:p-9 print:order-first print:border-0 print:p-0 print:shadow-none',
        className,
      )}
    >
      <div className="stitch-bottom flex items-start justify-between pb-5 print:border-b">
        <div>
          <Heading level={2} variant="title">
            Invoice
          </Heading>
          <p className="mt-2 text-muted">
            <span className="font-semibold text-default">{order.orderNumber}</span>
            <br />
            {formatDateWithWeekday(day)} {day.slice(0, 4)}
          </p>
        </div>
        {/* A printed page has no header, so show the logo. */}
        <span className="hidden print:block [&_svg]:h-11.5">
          <LogoFromSprite spriteUrl={drawings} />
        </span>
      </div>
      <OrderSummaryAmounts className="stitch-bottom mt-2 pb-2">
        {lines.map((line) => (
          <Row key={line.key} line={line} />
        ))}
      </OrderSummaryAmounts>
      <OrderSummaryAmounts className="mt-3 break-inside-avoid print:ms-auto print:max-w-90">
        {paid !== undefined && (
          <>
            <OrderSummaryAmount term="Total">{formatTaka(together)}</OrderSummaryAmount>
            <OrderSummaryAmount term="Advance paid">−{formatTaka(paid)}</OrderSummaryAmount>
          </>
        )}
        <OrderSummaryAmount term={sum.term} emphasis="total" className="items-end! [&>dd]:leading-none">
          {formatTaka(sum.amount)}
        </OrderSummaryAmount>
        {paymentSchedule.map(({ term, amount }) => (
          <OrderSummaryAmount key={term} term={term}>
            {formatTaka(amount)}
          </OrderSummaryAmount>
        ))}
        {vat && (
          <OrderSummaryAmount term={vat.term} className="text-muted text-small">
            {formatTaka(vat.amount)}
          </OrderSummaryAmount>
        )}
      </OrderSummaryAmounts>
      {/* Keep both on one sheet: the text beside the code says which order it belongs to. */}
      <div className="break-inside-avoid">
        <Facts order={order} />
        <InvoiceQrCode order={order} className="mt-5 hidden print:flex" />
      </div>
      <Button variant="secondary" className="mt-6 w-full" onClick={() => print()}>
        Print invoice
      </Button>
    </section>
  );
}

function Row({ line: { term, note, amount, offer, free = 'Free' } }: { line: InvoiceLine }) {
  return (
    <OrderSummaryAmount
      term={term}
      note={note}
      tone={offer ? 'offer' : 'plain'}
      className="break-inside-avoid border-subtle py-2.5! not-first:border-t print:py-1.5!"
    >
      {amount < 0 ? `−${formatTaka(-amount)}` : amount === 0 ? free : formatTaka(amount)}
    </OrderSummaryAmount>
  );
}

function Facts({ order }: Pick<InvoiceCardProps, 'order'>) {
  const shop = useRootData()?.shop;
  const { payment, contact, delivery } = order;
  const { address, outlet } = delivery;
  const months = payment.instalments;
  const to = address
    ? [address.fullName, address.line, address.area, address.upazila, address.district]
    : [contact.fullName, outlet && `showroom in ${outlet.name}`];
  const facts = [
    [
      'Payment',
      `${getPaymentMethodTexts(delivery.kind)[payment.method].name}${months ? `, ${months.months} × ${formatTaka(months.monthly)}` : ''}`,
    ],
    ['To', to.filter(Boolean).join(', ')],
    ['Mobile', formatPhone(address?.mobile ?? contact.mobile)],
    ['From', shop && `${shop.company}, ${shop.hotlineFull.replaceAll(' ', '\u00a0')}`],
    ['TIN', shop?.tin],
    ['BIN', shop?.bin],
  ] as const;
  return (
    <dl className="mt-5 grid gap-y-1.5 text-small print:mt-5 print:grid-flow-col print:grid-cols-2 print:grid-rows-3 print:gap-x-8">
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term} className="grid grid-cols-[4rem_1fr] gap-x-3">
              <dt className="text-muted">{term}</dt>
              <dd className="wrap-anywhere">
                <bdi>{fact}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
