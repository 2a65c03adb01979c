/** The messages about a contact's name and number, in every form that has them. */
export const contactFieldMessages = {
  nameTooLong: 'Use 100 characters or fewer.',
  mobileMissing: 'Please Give Your Mobile No',
  mobileInvalid: 'Enter an 11-digit mobile number, such as 01700 000000.',
};

/** Returns the message for an invalid mobile number. */
export function getMobileErrorMessage(value: string): string {
  return value.trim() === '' ? contactFieldMessages.mobileMissing : contactFieldMessages.mobileInvalid;
}
