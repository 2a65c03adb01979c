export const orderLookupMessages = {
  inThisBrowser: 'Orders placed in this browser',
  withAccount: 'Ordered with an account?',
  orderNumberMissing: 'Enter the order number. It begins with PR.',
  orderNumberInvalid: 'Enter the order number as shown in our message, such as PR-4F7K-92.',
  mobileMissing: 'Enter the mobile number you ordered with.',
  /** It does not say which number is wrong, so that guessing reveals nothing. */
  notFound: 'We can’t find an order with that order number and mobile number. Please check both, or call us.',
};
