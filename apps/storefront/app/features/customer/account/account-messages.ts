import { formatCount } from '../../platform/counts/format-count.ts';

/** What to correct in a field. */
export const accountFieldMessages = {
  userNameMissing: 'Please Give Your User Name',
  userNameTooLong: 'That’s too long for an email address or mobile number.',
  nameMissing: 'Please Give Your First Name',
  emailMissing: 'Please Give Your Email',
  emailInvalid: 'Please Give a Correct Email',
  passwordMissing: 'Please Give A Password',
  passwordTooShort: 'Password Must Be More Than Six Character',
  passwordTooLong: 'Use 200 characters or fewer.',
  passwordsDiffer: 'Password and Confirm Password not Match',
  termsNotAccepted: 'Tick the box first.',
};

/** Why the API rejected a form. */
export const accountErrorMessages = {
  emailTaken: 'Email already Used, Please Give an Another Eamil',
  userNameAmbiguous: 'Your Mobile or Email is already associated with another account',
  userNameWrong: 'Wrong Email or Mobile No',
  passwordWrong: 'Wrong Password',
  passwordMayBeRight: 'The shop had a problem. Your password may be right.',
  currentPasswordWrong: 'That isn’t your current password.',
  passwordCommon: 'This is one of the most common passwords. Please choose another.',
  passwordPersonal:
    'A password containing your name, email address or mobile number is easy to guess. Please choose another.',
  resetLinkInvalid: 'This link has been used or has expired. Request a new one.',
  signedOut: 'You’ve been signed out. Sign in and try again.',
  shopProblem: 'The shop had a problem. Please try again in a minute.',
};

/** What a successful action has done. */
export const accountResultMessages = {
  saved: 'Saved.',
  addressRemoved: 'Address removed.',
  passwordChanged: 'Your password has been changed.',
  deviceSignedOut: 'Signed out on that device.',
  othersSignedOut: 'Signed out everywhere else.',
  confirmationSent: 'Sent. The link works for a week.',
  accountDeleted: 'Your account has been deleted.',
};

/** Formats the message for a rate limit: "Too many tries. Wait 2 minutes." */
export function formatTooManyTries(retryAfterMs: number | undefined): string {
  if (retryAfterMs === undefined) return 'Too many tries. Wait a few minutes.';
  return `Too many tries. Wait ${formatCount(Math.max(1, Math.ceil(retryAfterMs / 60_000)), 'minute')}.`;
}
