/** The error messages of the form's fields. An address has its own, which the address book shows as well. */
export const checkoutFieldMessages = {
  nameMissing: 'Enter your name.',
  emailInvalid: 'Enter an email address like name@example.com, or leave this empty.',
  outletMissing: 'Choose a showroom.',
  receiverMobileMissing: 'Enter the number the driver should call.',
  noteTooLong: 'Use 500 characters or fewer.',
  dayMissing: 'Choose a day.',
  paymentMethodMissing: 'Choose a payment method.',
  paymentMethodUnavailable: 'Choose a payment method that’s available.',
  /** Shown at a field that the API has rejected. */
  rejected: 'We couldn’t accept this. Please check it and try again.',
} as const;
