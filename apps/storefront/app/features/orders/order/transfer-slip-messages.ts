export const transferSlipMessages = {
  tooMany: 'You can add up to five slips. Call us to send another.',
  notPayable: 'This order no longer needs a transfer. Please reload the page.',
  unknownFile: 'We can’t find that file. Please choose it again.',
};
