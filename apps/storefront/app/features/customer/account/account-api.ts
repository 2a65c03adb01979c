import { createClient, createIdempotencyKey } from '@piri/client';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { getBrowserClient } from '../session/get-browser-client.ts';
import type { NewPasswordValues, SignInValues, SignUpValues } from './account-validation.ts';

export type ApiChannelConfig = Pick<ShopConfig, 'channel'>;

const origin = { source: 'DEFAULT', type: 'DEFAULT' } as const;

export function signIn(shop: ApiChannelConfig, values: SignInValues) {
  return getBrowserClient(shop).signIn({ body: { ...origin, ...values } });
}

/** The last unanswered sign-up. A retry reuses its key, so that an account it has created is not a conflict. */
let unanswered: { request: string; idempotencyKey: string } | undefined;

export async function signUp(shop: ApiChannelConfig, { fullName, email, mobile, password }: SignUpValues) {
  const body = { ...origin, fullName, email, mobile, password };
  const request = JSON.stringify(body);
  if (unanswered?.request !== request) unanswered = { request, idempotencyKey: createIdempotencyKey() };
  const { idempotencyKey } = unanswered;
  const result = await getBrowserClient(shop).signUp({ body }, { idempotencyKey });
  if (result.ok) unanswered = undefined;
  return result;
}

export function forgotPassword(shop: ApiChannelConfig, userName: string) {
  return getBrowserClient(shop).forgotPassword({ body: { userName } });
}

export function resetPassword(
  shop: ApiChannelConfig,
  resetToken: string,
  { newPassword }: NewPasswordValues,
) {
  return getBrowserClient(shop).changePassword({ body: { resetToken, newPassword } });
}

export function changePassword(
  shop: ApiChannelConfig,
  { currentPassword = '', newPassword }: NewPasswordValues,
) {
  return getBrowserClient(shop).changePassword({ body: { currentPassword, newPassword } });
}

/** Ends the session of a token that this browser has already removed. */
export function revokeToken({ channel }: ApiChannelConfig, token: string) {
  const client = createClient({ baseUrl: location.origin, ...channel, getAuthToken: () => token });
  return client.signOut({ body: {} });
}
