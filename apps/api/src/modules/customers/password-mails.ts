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

somebody asked for a new password for your account.

Set a new password:
${siteUrl}/sign-in#reset=${token}

The link works once, within an hour. If it was not you, do nothing: your password stays as it is.
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

Someone opened an account at Piri with this address. If it was you, please confirm that the address is yours.

Confirm my address:
${siteUrl}${confirmEmailPath}?token=${token}

The link works for a week. If it was not you, do nothing.
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

the password of your account was changed just now, and everybody who was signed in to it has been signed out.

If it was not you, ask for a new password at once.

Ask for a new password:
${siteUrl}/sign-in
`,
  };
}
