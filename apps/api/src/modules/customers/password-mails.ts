import type { Mail } from '../notifications/enqueue-mail.ts';

type MailText = Pick<Mail, 'kind' | 'budget' | 'subject' | 'body'>;

// The mails contain no customer name: anyone can claim an address under any name, and would put their words into our
// mail.

/** The token is in the fragment of the URL, which browsers do not send, so it appears in no server log or referrer. */
export function buildResetPasswordMail(siteUrl: string, token: string): MailText {
  return {
    kind: 'reset-password',
    budget: 'ACCESS',
    subject: 'Set a new password',
    body: `Hello,

Someone asked to reset the password for your account.

Set a new password:
${siteUrl}/sign-in#reset=${token}

The link works once and expires in an hour. If this wasn’t you, you can ignore this email: your password will stay the same.
`,
  };
}

/** The link leads to a page of the API, like the unsubscribe link of the newsletter. */
export function buildConfirmEmailMail(siteUrl: string, token: string): MailText {
  return {
    kind: 'confirm-email',
    budget: 'ANYBODY',
    subject: 'Please confirm your email address',
    body: `Hello,

Someone created a Piri account with this email address. If that was you, please confirm that the address is yours.

Confirm my email address:
${siteUrl}${confirmEmailPath}?token=${token}

The link expires in a week. If this wasn’t you, you can ignore this email.
`,
  };
}

export const confirmEmailPath = '/api/customers/confirm';

export function buildPasswordChangedMail(siteUrl: string): MailText {
  return {
    kind: 'password-changed',
    budget: 'ANYBODY',
    subject: 'Your password was changed',
    body: `Hello,

The password for your account has just been changed, and all other devices have been signed out.

If this wasn’t you, request a new password straight away.

Request a new password:
${siteUrl}/sign-in
`,
  };
}
