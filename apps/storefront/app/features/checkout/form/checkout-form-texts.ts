import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** The questions of the form: the titles of its sections and steps, and the legends of its fields. */
export const checkoutQuestions = {
  contact: 'Who is it for?',
  handover: 'Delivery or collection?',
  payment: 'How would you like to pay?',
} as const;

export function getPlaceQuestion(kind: CheckoutValues['kind']): string {
  return kind === 'HOME' ? 'Where should we deliver it?' : 'Where would you like to collect it?';
}

export function getDayQuestion(kind: CheckoutValues['kind']): string {
  return kind === 'HOME' ? 'When should we deliver it?' : 'When will you collect it?';
}

/** Formats the last day of a delivery window: "By Thursday 26 November". An order to collect is ready by then. */
export function formatLatestDay(
  kind: CheckoutValues['kind'],
  day: string,
  style: 'sentence' | 'note' = 'sentence',
): string {
  if (style === 'note') return kind === 'HOME' ? `by ${day}` : `ready by ${day}`;
  return kind === 'HOME' ? `By ${day}` : `Ready by ${day}`;
}

/** The labels that more than one layout of the form shows. */
export const checkoutLabels = {
  fullName: 'Name',
  mobile: 'Mobile number',
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
