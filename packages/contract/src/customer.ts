import { defineEndpoint } from './define-endpoint.ts';
import { email } from './email.ts';
import { mobile } from './mobile.ts';
import { z } from './zod.ts';

export const minPasswordLength = 6;

/** The maximum length prevents long passwords from overloading the server. */
export const password = z
  .string()
  .min(minPasswordLength)
  .max(200)
  .meta({ examples: ['piri123'] });

/** A password that a customer chooses. Easily guessed ones are refused; the demo customers have one of those. */
const newPassword = password.meta({ examples: ['teak by the window'] });

export const fullName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .meta({ examples: ['Rahima Khatun'] });

const origin = { source: z.literal('DEFAULT'), type: z.literal('DEFAULT') };

/** An email address or a mobile number, as typed. */
export const signInIdentifier = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .meta({ examples: ['demo@piri.example', '01700000000'] });

const resetToken = z
  .string()
  .max(100)
  .meta({ examples: ['a-token-that-was-mailed'] });

export const customerProfile = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether the customer has confirmed the email address. */
  emailConfirmed: z.boolean(),
  mobile: z.string(),
  /** Empty if there is no portrait. */
  imageUrl: z.string(),
  /** `UNSUBSCRIBED` also while the email address is not confirmed. */
  subscriptionStatus: z.enum(['SUBSCRIBED', 'UNSUBSCRIBED']),
});
export type CustomerProfile = z.infer<typeof customerProfile>;

/**
 * Signs a customer in. The response is the same for an unknown name and a wrong password. A 409 is returned only if the
 * password is right for several accounts with that name. A cookie marks the browser as known, so that wrong passwords
 * from elsewhere do not lock it out.
 */
export const signIn = defineEndpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/signin/customers',
  body: z.strictObject({ ...origin, userName: signInIdentifier, password }),
  response: z.object({ user: z.object({ authToken: z.string() }), profile: customerProfile }),
  statuses: [200],
  auth: 'public',
  repeat: 'never',
});

/**
 * Creates an account. The field of a 422 `WEAK_PASSWORD` tells what is wrong: the password is among the most common, or
 * is the name, email address or mobile number of the account.
 */
export const signUp = defineEndpoint({
  name: 'signUp',
  method: 'POST',
  path: '/api/signup',
  body: z.strictObject({ ...origin, fullName, email, mobile, password: newPassword }),
  response: z.object({ user: z.object({ userId: z.string() }) }),
  statuses: [201],
  auth: 'public',
  repeat: 'keyed',
});

/** Ends the session of the token in the request. Succeeds without a token too. */
export const signOut = defineEndpoint({
  name: 'signOut',
  method: 'POST',
  path: '/api/auth/signout',
  body: z.strictObject({}),
  response: z.object({}),
  statuses: [200],
  auth: 'public',
  repeat: 'natural',
});

/** Mails a link to set a new password, if the account exists. The response does not reveal whether it does. */
export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/forgot',
  body: z.strictObject({ userName: signInIdentifier }),
  response: z.object({}),
  statuses: [202],
  auth: 'public',
  repeat: 'natural',
});

/** Changes the password, given the old one or the token from the mail. Ends all other sessions. */
export const changePassword = defineEndpoint({
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

export const getCustomer = defineEndpoint({
  name: 'getCustomer',
  method: 'GET',
  path: '/api/customers',
  response: customerProfile,
  statuses: [200],
  auth: 'user',
  repeat: 'safe',
});

/**
 * Changes the fields that are named. A new mobile number requires the password, because the number can be used to sign
 * in. The email address identifies the account and cannot be changed.
 */
export const updateCustomer = defineEndpoint({
  name: 'updateCustomer',
  method: 'PATCH',
  path: '/api/customers',
  body: z.strictObject({
    name: fullName.optional(),
    mobile: mobile.optional(),
    currentPassword: password.optional(),
    /** An image that was uploaded to this shop, or empty for none. */
    imageUrl: z
      .string()
      .max(500)
      .regex(/^$|^\/(?!\/)[^\s\\]*$|^https:\/\/[^\s\\]+$/)
      .meta({ examples: ['', '/api/files/portrait.webp'] })
      .optional(),
  }),
  response: customerProfile,
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});

/** Mails the link that confirms the email address again, unless the address is already confirmed. */
export const sendEmailConfirmation = defineEndpoint({
  name: 'sendEmailConfirmation',
  method: 'POST',
  path: '/api/customers/confirmations',
  body: z.strictObject({}),
  response: z.object({}),
  statuses: [202],
  auth: 'user',
  repeat: 'natural',
});

/**
 * Returns all data stored about the customer, grouped by kind. Requires the password, which must not be part of a URL.
 */
export const exportCustomer = defineEndpoint({
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

/** Deletes the account and its data, immediately and permanently. */
export const deleteCustomer = defineEndpoint({
  name: 'deleteCustomer',
  method: 'DELETE',
  path: '/api/customers',
  body: z.strictObject({ password }),
  response: z.object({}),
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});
