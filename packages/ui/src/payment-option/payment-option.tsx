import type { ReactNode } from 'react';
import { RadioCard, type RadioCardProps } from '../radio-cards/radio-cards.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * A payment method within `RadioCards`: what happens, which cards are accepted, and what is due when. Renders a native
 * radio button inside its label; `ref`, `className` and all other props go to the `<input>`.
 */
export function PaymentOption({ description, schedule = [], ...props }: PaymentOptionProps) {
  return (
    <RadioCard
      data-slot="payment-option"
      {...props}
      description={
        (description || schedule.length > 0) && (
          <>
            {description}
            {schedule.length > 0 && <Schedule payments={schedule} />}
          </>
        )
      }
    />
  );
}

/** A part of the total and when it is paid. */
export interface ScheduledPayment {
  /** @example 'At the door' */
  when: ReactNode;
  /** Already formatted, such as `৳81,325`. */
  amount: ReactNode;
}

export interface PaymentOptionProps extends Omit<RadioCardProps, 'trailing'> {
  /** The name of the payment method in a word or two. */
  children: ReactNode;
  /** What happens if the user chooses it, in one sentence. */
  description?: ReactNode;
  /** The payments in order, if the total is not paid at once. */
  schedule?: readonly ScheduledPayment[];
  /** The accepted cards and wallets as `PaymentLogos`. */
  logos?: ReactNode;
}

function Schedule({ payments }: { payments: readonly ScheduledPayment[] }) {
  return (
    <span className="mt-1 flex flex-wrap gap-x-6">
      {payments.map(({ when, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a total are never reordered
        <span key={index}>
          {when} <b className="text-default tabular">{amount}</b>
          <VisuallyHidden>{index < payments.length - 1 ? ', ' : '.'}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
