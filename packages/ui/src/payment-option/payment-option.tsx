import type { ReactNode } from 'react';
import { RadioCard, type RadioCardProps } from '../radio-cards/radio-cards.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * One way to pay, among others in `RadioCards`: what happens, which cards are taken, what is due when. Renders a native
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

/** One part of the sum, and when it is paid. */
export interface ScheduledPayment {
  /** @example 'At the door' */
  when: ReactNode;
  /** Finished, such as `৳81,325`. */
  amount: ReactNode;
}

export interface PaymentOptionProps extends Omit<RadioCardProps, 'trailing'> {
  /** The way to pay in a word or two. */
  children: ReactNode;
  /** What happens to whoever chooses it, in a sentence. */
  description?: ReactNode;
  /** What is paid when, where it is not all paid at once. In the order in which it is paid. */
  schedule?: readonly ScheduledPayment[];
  /** What is taken: `PaymentLogos`. */
  logos?: ReactNode;
}

function Schedule({ payments }: { payments: readonly ScheduledPayment[] }) {
  return (
    <span className="mt-1 flex flex-wrap gap-x-6">
      {payments.map(({ when, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sum, which never change places
        <span key={index}>
          {when} <b className="text-ink tabular">{amount}</b>
          <VisuallyHidden>{index < payments.length - 1 ? ', ' : '.'}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
