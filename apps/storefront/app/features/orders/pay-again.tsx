import type { Order } from '@piri/contract/order';
import type { PaymentMethod, PaymentOffer } from '@piri/contract/quote';
import { Button } from '@piri/ui/button';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { useState } from 'react';
import { inTaka } from '../currency/use-money.ts';
import { methodWords } from './order-words.ts';
import { standingOf } from './standing.ts';
import type { OrderDeeds } from './use-order-deeds.ts';

/** The same order paid at its own prices: once more like before, or in another way. */
export function PayAgain({ order, deeds }: { order: Order; deeds: OrderDeeds }) {
  const { method, ways } = order.payment;
  // A transfer that is waited for need not be asked for again.
  const waiting = standingOf(order) === 'later' && method === 'PAY_LATER';
  const shown = ways.filter((way) => !(waiting && way.method === method));
  const [chosen, setChosen] = useState<PaymentMethod>();
  const usual = shown.find((way) => way.offered && way.method === method) ?? shown.find((way) => way.offered);
  const way = shown.find((one) => one.method === chosen && one.offered) ?? usual;
  if (!way) return null;
  return (
    <form
      className="mt-8 max-w-140"
      onSubmit={(event) => {
        event.preventDefault();
        deeds.pay(way.method);
      }}
    >
      <RadioCards
        legend={waiting ? 'Or pay in another way' : 'Pay for this order'}
        name="method"
        value={way.method}
        onValueChange={(value) => setChosen(value as PaymentMethod)}
      >
        {shown.map((one) => (
          <RadioCard
            key={one.method}
            value={one.method}
            disabled={!one.offered}
            description={one.offered ? sayWay(one) : whyNot[one.reason ?? 'NO_GATEWAY']}
          >
            {methodWords[one.method]}
          </RadioCard>
        ))}
      </RadioCards>
      <Button type="submit" busy={deeds.busy === 'pay'} className="mt-4 w-full sm:w-auto">
        {deedFor(way)}
      </Button>
    </form>
  );
}

const whyNot: Record<NonNullable<PaymentOffer['reason']>, string> = {
  ABOVE_LIMIT: 'Not for an amount as high as this.',
  BELOW_LIMIT: 'Not for an amount as low as this.',
  ADDRESS_NEEDED: 'Not for this address.',
  NO_GATEWAY: 'Not possible just now.',
};

function sayWay({ method, now, atTheDoor }: PaymentOffer): string {
  switch (method) {
    case 'CASH_ON_DELIVERY':
      return now > 0
        ? `${inTaka(now)} now by card or wallet, ${inTaka(atTheDoor)} at the door.`
        : `${inTaka(atTheDoor)} when it comes.`;
    case 'PAY_LATER':
      return 'We keep everything for three days.';
    default:
      return 'You are taken to the bank’s own page and back. We never see the number.';
  }
}

function deedFor({ method, now }: PaymentOffer): string {
  if (now > 0) return `Pay ${inTaka(now)}`;
  return method === 'PAY_LATER' ? 'Pay by bank transfer' : 'Pay when it comes';
}
