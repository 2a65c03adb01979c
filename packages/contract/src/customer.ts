import { email } from './email.ts';
import { endpoint } from './endpoint.ts';
import { mobile } from './mobile.ts';
import { z } from './zod.ts';

export const minPasswordLength = 6;

/** The longest keeps a password from being a way to keep the server busy. */
export const password = z
  .string()
  .min(minPasswordLength)
  .max(200)
  .meta({ examples: ['piri123'] });

/** One that is chosen. What is tried first by somebody who guesses is refused; the sample customers have such a one. */
const newPassword = password.meta({ examples: ['teak by the window'] });

export const fullName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .meta({ examples: ['Rahima Khatun'] });

const origin = { source: z.literal('DEFAULT'), type: z.literal('DEFAULT') };

/** An e-mail address or a mobile number, as it was typed. */
export const userName = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .meta({ examples: ['demo@piri.example', '01700000000'] });

const resetToken = z
  .string()
  .max(100)
  .meta({ examples: ['a-token-that-was-mailed'] });

export const profile = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether the customer has shown that they read its mails. */
  emailConfirmed: z.boolean(),
  mobile: z.string(),
  /** Empty where there is no picture. */
  imageUrl: z.string(),
  /** `UNSUBSCRIBED`, too, as long as the address is not confirmed. */
  subscriptionStatus: z.enum(['SUBSCRIBED', 'UNSUBSCRIBED']),
});
export type Profile = z.infer<typeof profile>;

/**
 * One answer for an unknown name and a wrong password; 409 only to whoever knows a password that several of the name's
 * accounts have. A cookie makes the browser a known one, which nobody else's wrong passwords lock out.
 */
export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/signin/customers',
  body: z.strictObject({ ...origin, userName, password }),
  response: z.object({ user: z.object({ authToken: z.string() }), profile }),
  statuses: [200],
  auth: 'public',
  repeat: 'never',
});

/** 422 `WEAK_PASSWORD` names in its field what is wrong: one of the most common, or a fact of the account. */
export const signUp = endpoint({
  name: 'signUp',
  method: 'POST',
  path: '/api/signup',
  body: z.strictObject({ ...origin, fullName, email, mobile, password: newPassword }),
  response: z.object({ user: z.object({ userId: z.string() }) }),
  statuses: [201],
  auth: 'public',
  repeat: 'keyed',
});

/** Ends the session whose token is sent along. Good without one, too: whoever wants out is out. */
export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/api/auth/signout',
  body: z.strictObject({}),
  response: z.object({}),
  statuses: [200],
  auth: 'public',
  repeat: 'natural',
});

/** Mails a link to set a new password, if there is such an account. Nobody learns from the answer whether there is. */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/forgot',
  body: z.strictObject({ userName }),
  response: z.object({}),
  statuses: [202],
  auth: 'public',
  repeat: 'natural',
});

/** By whoever knows the old one, or holds the token of the mail. Ends all other sessions. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/change',
  body: z
    .strictObject({
      currentPassword: password.optional(),
      resetToken: resetToken.optional(),
      newPassword,
    })
    .refine(
      ({ currentPassword, resetToken }) => (currentPassword === undefined) !== (resetToken === undefined),
      'Expected either currentPassword or resetToken.',
    ),
  response: z.object({ user: z.object({ authToken: z.string() }) }),
  statuses: [200],
  auth: 'userOrToken',
  repeat: 'never',
});

export const getCustomer = endpoint({
  name: 'getCustomer',
  method: 'GET',
  path: '/api/customers',
  response: profile,
  statuses: [200],
  auth: 'user',
  repeat: 'safe',
});

/** Changes what is named and leaves the rest. Another mobile takes the password: it signs in. The e-mail address is what an account stands under, and stays. */
export const updateCustomer = endpoint({
  name: 'updateCustomer',
  method: 'PATCH',
  path: '/api/customers',
  body: z.strictObject({
    name: fullName.optional(),
    mobile: mobile.optional(),
    currentPassword: password.optional(),
    /** A picture that was uploaded to this shop, or empty for none. */
    imageUrl: z
      .string()
      .max(500)
      .regex(/^$|^\/(?!\/)[^\s\\]*$|^https:\/\/[^\s\\]+$/)
      .meta({ examples: ['', '/api/files/portrait.webp'] })
      .optional(),
  }),
  response: profile,
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});

/** Mails the link once more by which the e-mail address is confirmed; none where it is confirmed already. */
export const sendEmailConfirmation = endpoint({
  name: 'sendEmailConfirmation',
  method: 'POST',
  path: '/api/customers/confirmations',
  body: z.strictObject({}),
  response: z.object({}),
  statuses: [202],
  auth: 'user',
  repeat: 'natural',
});

/** Everything that is kept about the customer, by what it is. Takes the password, which no address may carry. */
export const exportCustomer = endpoint({
  name: 'exportCustomer',
  method: 'POST',
  path: '/api/customers/export',
  body: z.strictObject({ password }),
  response: z.object({
    exportedAt: z.string(),
    data: z.record(z.string(), z.array(z.looseObject({}))),
  }),
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});

/** Deletes the account with all that hangs on it, at once and for good. */
export const deleteCustomer = endpoint({
  name: 'deleteCustomer',
  method: 'DELETE',
  path: '/api/customers',
  body: z.strictObject({ password }),
  response: z.object({}),
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});
