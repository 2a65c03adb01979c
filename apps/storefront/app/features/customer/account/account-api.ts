import { createClient, newIdempotencyKey } from '@piri/client';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { browserClient } from '../session/browser-client.ts';
import type { NewPasswordValues, SignInValues, SignUpValues } from './account-validation.ts';

export type ApiConfig = Pick<ShopConfig, 'channel'>;

const origin = { source: 'DEFAULT', type: 'DEFAULT' } as const;

export function signIn(shop: ApiConfig, values: SignInValues) {
  return browserClient(shop).signIn({ body: { ...origin, ...values } });
}

/** The last unanswered sign-up. A retry reuses its key, so that an account it has created is not a conflict. */
let unanswered: { request: string; idempotencyKey: string } | undefined;

export async function signUp(shop: ApiConfig, { fullName, email, mobile, password }: SignUpValues) {
  const body = { ...origin, fullName, email, mobile, password };
  const request = JSON.stringify(body);
  if (unanswered?.request !== request) unanswered = { request, idempotencyKey: newIdempotencyKey() };
  const { idempotencyKey } = unanswered;
  const result = await browserClient(shop).signUp({ body }, { idempotencyKey });
  if (result.ok) unanswered = undefined;
  return result;
}

export function forgotPassword(shop: ApiConfig, userName: string) {
  return browserClient(shop).forgotPassword({ body: { userName } });
}

export function resetPassword(shop: ApiConfig, resetToken: string, { newPassword }: NewPasswordValues) {
  return browserClient(shop).changePassword({ body: { resetToken, newPassword } });
}

export function changePassword(shop: ApiConfig, { currentPassword = '', newPassword }: NewPasswordValues) {
  return browserClient(shop).changePassword({ body: { currentPassword, newPassword } });
}

/** Ends the session of a token that this browser has already removed. */
export function revokeToken({ channel }: ApiConfig, token: string) {
  const client = createClient({ baseUrl: location.origin, ...channel, getAuthToken: () => token });
  return client.signOut({ body: {} });
}
