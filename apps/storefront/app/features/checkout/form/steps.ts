import { sayMobile } from '../../customer/account/say-mobile.ts';
import { sayWholeDay } from '../../platform/dates/say-whole-day.ts';
import { type FormPart, isDone, partsOfForm } from './checkout-rules.ts';
import type { CheckoutName, CheckoutValues } from './checkout-values.ts';

export interface CheckoutStep {
  /** What stands behind the `#` of its address. */
  id: 'contact' | 'delivery' | 'payment' | 'look';
  label: string;
  title: string;
  parts: readonly FormPart[];
  /** What the button says that leads to it. */
  wayOn: string;
}

export const steps: readonly CheckoutStep[] = [
  { id: 'contact', label: 'Contact', title: 'Who is it for', parts: ['contact'], wayOn: 'Begin' },
  {
    ...{ id: 'delivery', label: 'Delivery', title: 'Where does it go' },
    ...{ parts: ['place', 'day'], wayOn: 'On to delivery' },
  },
  {
    ...{ id: 'payment', label: 'Payment', title: 'How do you pay' },
    ...{ parts: ['payment'], wayOn: 'On to payment' },
  },
  { id: 'look', label: 'Look it over', title: 'Look it over', parts: [], wayOn: 'Look it over' },
];

/** The step an address asks for, or the first one before it in which something is missing. */
export function stepAt(hash: string, values: CheckoutValues): number {
  const wanted = Math.max(
    0,
    steps.findIndex(({ id }) => hash === `#${id}`),
  );
  const missing = steps.findIndex(({ parts }) => parts.some((part) => !isDone(values, part)));
  return missing < 0 ? wanted : Math.min(wanted, missing);
}

/** The boxes that have to be right before one can go on. */
export function namesIn({ parts }: Pick<CheckoutStep, 'parts'>): CheckoutName[] {
  return parts.flatMap((part) => partsOfForm[part]);
}

/** Whom the shop calls, in short. */
export function contactLines({ fullName, mobile }: CheckoutValues): string[] {
  return [fullName, sayMobile(mobile)].filter((line) => line.trim() !== '');
}

/** The day that was chosen, in words; nothing for the first possible one. */
export function chosenDay({ when, day }: CheckoutValues): string | undefined {
  return when === 'LATER' && day !== '' ? sayWholeDay(day) : undefined;
}
