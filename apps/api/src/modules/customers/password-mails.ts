import type { Mail } from '../notifications/enqueue-mail.ts';

type Words = Pick<Mail, 'kind' | 'budget' | 'subject' | 'body'>;

// No name stands in them: it is whatever somebody typed who claimed the address, and would make ours their words.

/** The token follows the #, which browsers keep to themselves: no server's log and no referrer ever names it. */
export function buildResetPasswordMail(siteUrl: string, token: string): Words {
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

/** Leads to a page of the API, as the link out of the newsletter does. */
export function confirmEmailMail(siteUrl: string, token: string): Words {
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

export function buildPasswordChangedMail(siteUrl: string): Words {
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
