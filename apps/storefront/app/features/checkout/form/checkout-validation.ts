import { orderContact, placeOrder } from '@piri/contract/checkout';
import { email } from '@piri/contract/email';
import { contactFieldMessages } from '../../customer/account/contact-field-messages.ts';
import { addressErrorFormatters, addressFormSchema } from '../../customer/addresses/address-validation.ts';
import { checkoutFieldMessages } from './checkout-field-messages.ts';
import type { CheckoutFieldName, CheckoutValues } from './checkout-values.ts';

/** The error messages by field, in the order of the form. */
export type CheckoutFieldErrors = { readonly [Name in CheckoutFieldName]?: string };

/** The fields of each section, in the order of the form. */
export const formSectionFields = {
  contact: ['fullName', 'mobile', 'email'],
  place: [
    ...['kind', 'addressId', 'division', 'district', 'upazila', 'area', 'line', 'floor', 'lift'],
    ...['landmark', 'hasReceiver', 'receiverName', 'receiverMobile', 'note', 'outletId'],
  ] as CheckoutFieldName[],
  day: ['when', 'day'],
  payment: ['paymentMethod', 'emiMonths'],
} as const satisfies Record<string, readonly CheckoutFieldName[]>;

export type FormSection = keyof typeof formSectionFields;

interface FieldRule {
  name: CheckoutFieldName;
  accepts: (value: string) => boolean;
  getMessage: (value: string) => string;
}

/**
 * Validates the form with the contract's own schemas, so that browser and server agree. Fields that do not apply are
 * skipped: the address of an order to collect, the day if the earliest one is selected.
 */
export function validateCheckout(values: CheckoutValues): CheckoutFieldErrors {
  const wrong = getFieldRules(values).flatMap(({ name, accepts, getMessage }) => {
    const value = String(values[name]);
    return accepts(value) ? [] : [[name, getMessage(value)]];
  });
  return Object.fromEntries(wrong) as CheckoutFieldErrors;
}

/** Returns true if no field of the section is invalid. */
export function isSectionValid(values: CheckoutValues, section: FormSection): boolean {
  const wrong = validateCheckout(values);
  return formSectionFields[section].every((name) => wrong[name] === undefined);
}

function getFieldRules(values: CheckoutValues): FieldRule[] {
  return [...contactFieldRules, ...getDeliveryFieldRules(values), ...getDayFieldRules(values)];
}

const contactFieldRules: FieldRule[] = [
  {
    name: 'fullName',
    accepts: by(orderContact.shape.fullName),
    getMessage: (value) =>
      value.trim() === '' ? checkoutFieldMessages.nameMissing : contactFieldMessages.nameTooLong,
  },
  { name: 'mobile', accepts: by(orderContact.shape.mobile), getMessage: addressErrorFormatters.mobile },
  {
    name: 'email',
    accepts: (value) => value.trim() === '' || by(email)(value),
    getMessage: () => checkoutFieldMessages.emailInvalid,
  },
];

const chosen = (value: string) => value !== '';

function getDeliveryFieldRules({ kind, addressId, hasReceiver }: CheckoutValues): FieldRule[] {
  const note: FieldRule = {
    name: 'note',
    accepts: (value) => value.trim() === '' || by(placeOrder.body.shape.note)(value),
    getMessage: () => checkoutFieldMessages.noteTooLong,
  };
  if (kind === 'COLLECT') {
    return [
      { name: 'outletId', accepts: chosen, getMessage: () => checkoutFieldMessages.outletMissing },
      note,
    ];
  }
  if (addressId !== '') return [note];
  const typed = (['division', 'district', 'upazila', 'area', 'line', 'floor', 'landmark'] as const).map(
    (name): FieldRule => ({
      name,
      accepts: by(addressFormSchema.shape[name]),
      getMessage: addressErrorFormatters[name],
    }),
  );
  return [...typed, ...(hasReceiver ? receiverFieldRules : []), note];
}

const receiverFieldRules: FieldRule[] = [
  {
    name: 'receiverName',
    accepts: by(addressFormSchema.shape.fullName),
    getMessage: addressErrorFormatters.fullName,
  },
  {
    name: 'receiverMobile',
    accepts: by(addressFormSchema.shape.mobile),
    getMessage: (value) =>
      value.trim() === ''
        ? checkoutFieldMessages.receiverMobileMissing
        : addressErrorFormatters.mobile(value),
  },
];

function getDayFieldRules({ when }: CheckoutValues): FieldRule[] {
  if (when === 'FIRST') return [];
  return [
    {
      name: 'day',
      accepts: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
      getMessage: () => checkoutFieldMessages.dayMissing,
    },
  ];
}

function by({ safeParse }: { safeParse: (value: unknown) => { success: boolean } }) {
  return (value: string) => safeParse(value).success;
}
