import { Button } from '@piri/ui/button';
import { Section } from '@piri/ui/section';
import type { ReactNode } from 'react';
import type { BankAccount } from '../../../../server/shop.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { sayDateOf } from '../../platform/dates/dhaka-dates.ts';
import { GiveUp } from '../order/give-up.tsx';
import { InvoiceCard } from '../order/invoice-card.tsx';
import { LookedUpNote } from '../order/looked-up-note.tsx';
import { OrderHeadline } from '../order/order-headline.tsx';
import { OrderSteps } from '../order/order-steps.tsx';
import { wordsFor } from '../order/order-words.ts';
import type { OpenedOrder } from '../order/read-order.ts';
import { useOrderDeeds } from '../order/use-order-deeds.ts';
import type { ReturnedOrder } from '../order/use-returned-order.ts';
import { OrderPayment } from '../payment-result/order-payment.tsx';
import { OrderAgainNews } from '../sales/order-again-news.tsx';
import { journeyOf } from '../sales/sale-journey.ts';
import { useOrderAgain } from '../sales/use-order-again.ts';
import { DeleteContact } from './delete-contact.tsx';
import { HandoverPin } from './handover-pin.tsx';
import { SaleFacts } from './sale-facts.tsx';
import { SaleLines } from './sale-lines.tsx';
import { hasReturns, SaleReturns } from './sale-returns.tsx';

export interface SaleDetailProps {
  sale: OpenedOrder;
  silent: boolean;
  today: string;
  returned: ReturnedOrder;
  bankAccount: BankAccount;
}

/** All that there is to know of one order or booking, and to do with it. On paper it is its invoice. */
export function SaleDetail({ sale, silent, today, returned, bankAccount }: SaleDetailProps) {
  const deeds = useOrderDeeds(sale, returned);
  const again = useOrderAgain(sale.lines);
  const status = useSession((session) => session.status);
  return (
    <div className="grid gap-x-16 gap-y-12 print:gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0">
        <p className="mb-4 text-ink-2 print:hidden">
          {sale.kind === 'BOOKING' ? 'Booking' : 'Order'}{' '}
          <span className="font-semibold">{sale.orderNumber}</span> of {sayDateOf(sale.createdAt, today)}
        </p>
        <OrderHeadline words={wordsFor(sale, { today, long: returned.long })} loud={false} />
        <HandoverPin sale={sale} />
        {sale.access === 'STATUS' && <LookedUpNote order={sale} className="mt-8" />}
        <OrderPayment {...{ order: sale, silent, today, returned, deeds, bankAccount }} />
        <Part title="Where it stands">
          <OrderSteps steps={journeyOf(sale, today)} />
        </Part>
        <Part title={sale.kind === 'BOOKING' ? 'What you booked' : 'What you ordered'}>
          <SaleLines lines={sale.lines} />
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="secondary" busy={again.busy} onClick={again.run} className="max-sm:w-full">
              Order again
            </Button>
            {sale.payment.canCancel && <GiveUp order={sale} deeds={deeds} />}
          </div>
          <OrderAgainNews answer={again.answer} className="mt-4" />
        </Part>
        {hasReturns(sale) && (
          <Part title="Giving back">
            <SaleReturns sale={sale} />
          </Part>
        )}
        <Part title="Delivery and payment">
          <SaleFacts order={sale} />
        </Part>
        {status === 'out' && sale.access === 'WHOLE' && (
          <Part title="Your details">
            <DeleteContact order={sale} askAgain={returned.askAgain} />
          </Part>
        )}
      </div>
      <InvoiceCard order={sale} className="lg:sticky lg:top-22 lg:self-start print:static" />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} gap={20} className="mt-12 print:hidden">
      {children}
    </Section>
  );
}
