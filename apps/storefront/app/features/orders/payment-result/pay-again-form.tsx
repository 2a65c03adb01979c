import type { Order } from '@piri/contract/order';
import type { PaymentMethod, PaymentMethodOption } from '@piri/contract/quote';
import { Button } from '@piri/ui/button';
import { PaymentLogosFromSprite } from '@piri/ui/payment-logos';
import { PaymentOption } from '@piri/ui/payment-option';
import { RadioCards } from '@piri/ui/radio-cards';
import { useState } from 'react';
import { getHandover } from '../../cart/pricing/summary-texts.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { getPaymentSchedule } from '../../checkout/payment/get-payment-schedule.ts';
import { paymentMethodLogos } from '../../checkout/payment/payment-method-logos.ts';
import {
  getPaymentMethodTexts,
  getPaymentMethodUnavailableReason,
} from '../../checkout/payment/payment-method-texts.ts';
import drawings from '../../platform/images/drawings.svg?no-inline';
import { getOrderStatus } from '../order/order-status.ts';
import type { UseOrderActionsResult } from '../order/use-order-actions.ts';

export interface PayAgainFormProps {
  order: Order;
  actions: UseOrderActionsResult;
  /** The idempotency key of the form without scripts. */
  formKey?: string | undefined;
}

/** Pays for the same order at its own prices, with the same method or another one. */
export function PayAgainForm({ order, actions, formKey }: PayAgainFormProps) {
  const { method, ways } = order.payment;
  const booked = order.kind === 'BOOKING';
  // A transfer that is awaited need not be offered again.
  const waiting = getOrderStatus(order) === 'later' && method === 'PAY_LATER';
  const shown = ways.filter((way) => !(waiting && way.method === method));
  const [chosen, setChosen] = useState<PaymentMethod>();
  const usual = shown.find((way) => way.offered && way.method === method) ?? shown.find((way) => way.offered);
  const way = shown.find((one) => one.method === chosen && one.offered) ?? usual;
  if (!way) return null;
  return (
    <form
      method="post"
      className="mt-10 max-w-140"
      onSubmit={(event) => {
        event.preventDefault();
        actions.pay(way.method);
      }}
    >
      {formKey !== undefined && <input type="hidden" name="key" value={formKey} />}
      <RadioCards
        legend={
          <span className="mb-3 block font-display font-normal text-small-title">
            {waiting ? 'Or choose another payment method' : booked ? 'Pay the advance' : 'Pay for this order'}
          </span>
        }
        name="method"
        value={way.method}
        onValueChange={(value) => setChosen(value as PaymentMethod)}
      >
        {shown.map((one) => (
          <Way key={one.method} offer={one} order={order} />
        ))}
      </RadioCards>
      <Button type="submit" loading={actions.busy === 'pay'} className="mt-4 w-full sm:w-auto">
        {getPayAction(way, order.delivery.kind)}
      </Button>
    </form>
  );
}

function Way({ offer, order }: { offer: PaymentMethodOption; order: Order }) {
  const { method } = offer;
  const { name, about } = getPaymentMethodTexts(order.delivery.kind, order.kind === 'BOOKING')[method];
  const marks = paymentMethodLogos[method];
  return (
    <PaymentOption
      value={method}
      description={about}
      disabledReason={getPaymentMethodUnavailableReason({
        offer,
        payable: order.payment.toPay,
        terms: undefined,
        kind: order.delivery.kind,
      })}
      schedule={getPaymentSchedule(offer, formatTaka, {
        advance: order.payment.advance,
        kind: order.delivery.kind,
      })}
      logos={marks && <PaymentLogosFromSprite aria-label="We accept" logos={marks} spriteUrl={drawings} />}
    >
      {name}
    </PaymentOption>
  );
}

function getPayAction({ method, now }: PaymentMethodOption, kind: Order['delivery']['kind']): string {
  if (now > 0) return `Pay ${formatTaka(now)}`;
  if (method === 'PAY_LATER') return 'Pay by bank transfer';
  return `Pay on ${getHandover(kind)}`;
}
