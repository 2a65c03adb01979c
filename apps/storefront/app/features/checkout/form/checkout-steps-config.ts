import { formatPhone } from '../../customer/account/format-phone.ts';
import { formatLongDate } from '../../platform/dates/format-date.ts';
import { type FormSection, formSections, isSectionComplete } from './checkout-validation.ts';
import type { CheckoutFieldName, CheckoutValues } from './checkout-values.ts';

export interface CheckoutStep {
  /** What stands behind the `#` of its address. */
  id: 'contact' | 'delivery' | 'payment' | 'look';
  label: string;
  title: string;
  parts: readonly FormSection[];
  /** What the button says that leads to it. */
  wayOn: string;
}

export const checkoutSteps: readonly CheckoutStep[] = [
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
export function getStepIndex(hash: string, values: CheckoutValues): number {
  const wanted = Math.max(
    0,
    checkoutSteps.findIndex(({ id }) => hash === `#${id}`),
  );
  const missing = checkoutSteps.findIndex(({ parts }) =>
    parts.some((part) => !isSectionComplete(values, part)),
  );
  return missing < 0 ? wanted : Math.min(wanted, missing);
}

/** The boxes that have to be right before one can go on. */
export function getStepFields({ parts }: Pick<CheckoutStep, 'parts'>): CheckoutFieldName[] {
  return parts.flatMap((part) => formSections[part]);
}

/** Whom the shop calls, in short. */
export function formatContact({ fullName, mobile }: CheckoutValues): string[] {
  return [fullName, formatPhone(mobile)].filter((line) => line.trim() !== '');
}

/** The day that was chosen, in words; nothing for the first possible one. */
export function formatChosenDay({ when, day }: CheckoutValues): string | undefined {
  return when === 'LATER' && day !== '' ? formatLongDate(day) : undefined;
}
