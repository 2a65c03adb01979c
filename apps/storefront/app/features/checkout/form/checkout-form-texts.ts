import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** The questions of the form: the titles of its sections and steps, and the legends of its fields. */
export const checkoutQuestions = {
  contact: 'Who is it for?',
  place: 'Where should we deliver it?',
  payment: 'How would you like to pay?',
} as const;

export function getDayQuestion(kind: CheckoutValues['kind']): string {
  return kind === 'HOME' ? 'When should we deliver it?' : 'When will you collect it?';
}

/** The labels that more than one layout of the form shows. */
export const checkoutLabels = {
  fullName: 'Name',
  mobile: 'Mobile',
  email: 'Email (optional)',
  home: 'Deliver it to my door',
  collect: 'Collect from a showroom',
  upazila: 'Upazila or thana',
  floor: 'Floor',
  lift: 'There is a lift',
  driverNote: 'Note for the driver (optional)',
  earliestDay: 'As soon as possible',
  /** The option of a list without a selection. */
  chooseOne: 'Choose one',
} as const;

/** Returns the label of the button that places an order without a payment. */
export function formatOrderButtonLabel(total: number): string {
  return `Order for ${formatTaka(total)}`;
}
