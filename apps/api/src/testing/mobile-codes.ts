import { confirmMobile, sendMobileCode } from '@piri/contract/mobile-codes';
import { expect } from 'vitest';
import type { TestApi, TestResponse } from './test-api.ts';

/** Returns the newest code that was sent to a number. */
export async function readNewestMobileCode(api: TestApi, mobile: string): Promise<string> {
  const { body } = await api.db
    .selectFrom('messages')
    .select('body')
    .where('kind', '=', 'mobile-code')
    .where('recipient', '=', mobile)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /^\d{6}/.exec(body)?.[0] ?? '';
}

/** Requests a code, and returns it. */
export async function requestMobileCode(
  api: TestApi,
  mobile: string,
  headers: Record<string, string> = {},
): Promise<{ codeToken: string; code: string }> {
  const response = await api.post(sendMobileCode.path, { mobile }, headers);
  expect(response.status, response.text).toBe(200);
  return {
    codeToken: sendMobileCode.response.parse(response.json).codeToken,
    code: await readNewestMobileCode(api, mobile),
  };
}

export function confirmMobileNumber(
  api: TestApi,
  body: { codeToken: string; code: string },
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  return api.post(confirmMobile.path, body, headers);
}

/** Returns the headers of a caller who has confirmed this number. */
export async function createConfirmedMobileHeaders(
  api: TestApi,
  mobile: string,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const response = await confirmMobileNumber(api, await requestMobileCode(api, mobile, headers), headers);
  expect(response.status, response.text).toBe(201);
  return { ...headers, 'x-mobile-token': confirmMobile.response.parse(response.json).mobileToken };
}
