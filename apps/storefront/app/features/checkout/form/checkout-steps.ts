import { formatPhone } from '../../customer/account/format-phone.ts';
import { formatDateWithWeekday } from '../../platform/dates/format-date.ts';
import { checkoutQuestions, getPlaceQuestion } from './checkout-form-texts.ts';
import { type FormSection, formSectionFields, isSectionValid } from './checkout-validation.ts';
import type { CheckoutFieldName, CheckoutValues } from './checkout-values.ts';

export interface CheckoutStep {
  /** The fragment of the step's address, without the `#`. */
  id: 'contact' | 'delivery' | 'payment' | 'look';
  label: string;
  getTitle: (kind: CheckoutValues['kind']) => string;
  sections: readonly FormSection[];
  /** The label of the button that leads to this step. */
  buttonLabel: string;
}

export const checkoutSteps: readonly CheckoutStep[] = [
  {
    id: 'contact',
    label: 'Contact',
    getTitle: () => checkoutQuestions.contact,
    sections: ['contact'],
    buttonLabel: 'Continue',
  },
  {
    ...{ id: 'delivery', label: 'Delivery', getTitle: getPlaceQuestion },
    ...{ sections: ['place', 'day'], buttonLabel: 'Continue to delivery' },
  },
  {
    ...{ id: 'payment', label: 'Payment', getTitle: () => checkoutQuestions.payment },
    ...{ sections: ['payment'], buttonLabel: 'Continue to payment' },
  },
  {
    id: 'look',
    label: 'Check your order',
    getTitle: () => 'Check your order',
    sections: [],
    buttonLabel: 'Check your order',
  },
];

/** Returns the index of the step that the address asks for, or of an incomplete step before it. */
export function getReachableStepIndex(hash: string, values: CheckoutValues): number {
  const wanted = Math.max(
    0,
    checkoutSteps.findIndex(({ id }) => hash === `#${id}`),
  );
  const missing = checkoutSteps.findIndex(({ sections }) =>
    sections.some((part) => !isSectionValid(values, part)),
  );
  return missing < 0 ? wanted : Math.min(wanted, missing);
}

/** Returns the fields that must be valid before the next step. */
export function getStepFields({ sections }: Pick<CheckoutStep, 'sections'>): CheckoutFieldName[] {
  return sections.flatMap((part) => formSectionFields[part]);
}

/** Returns the contact's name and mobile number. */
export function getContactLines({ fullName, mobile }: CheckoutValues): string[] {
  return [fullName, formatPhone(mobile)].filter((line) => line.trim() !== '');
}

/** Returns the selected delivery day as text, or `undefined` for the earliest day. */
export function formatChosenDay({ when, day }: CheckoutValues): string | undefined {
  return when === 'LATER' && day !== '' ? formatDateWithWeekday(day) : undefined;
}
