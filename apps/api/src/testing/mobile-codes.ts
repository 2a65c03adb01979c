import { confirmMobile, sendMobileCode } from '@piri/contract/mobile-codes';
import { expect } from 'vitest';
import type { Answer, TestApi } from './test-api.ts';

/** The newest code for a number, as its owner reads it. */
export async function newestCode(api: TestApi, mobile: string): Promise<string> {
  const { body } = await api.db
    .selectFrom('mails')
    .select('body')
    .where('kind', '=', 'mobile-code')
    .where('recipient', '=', mobile)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /^\d{6}/.exec(body)?.[0] ?? '';
}

/** Has a code sent, and reads it. */
export async function sentCode(
  api: TestApi,
  mobile: string,
  headers: Record<string, string> = {},
): Promise<{ codeToken: string; code: string }> {
  const answer = await api.post(sendMobileCode.path, { mobile }, headers);
  expect(answer.status, answer.text).toBe(200);
  return {
    codeToken: sendMobileCode.response.parse(answer.json).codeToken,
    code: await newestCode(api, mobile),
  };
}

export function confirm(
  api: TestApi,
  body: { codeToken: string; code: string },
  headers: Record<string, string> = {},
): Promise<Answer> {
  return api.post(confirmMobile.path, body, headers);
}

/** What somebody sends along who has this telephone. */
export async function ownerOf(
  api: TestApi,
  mobile: string,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const answer = await confirm(api, await sentCode(api, mobile, headers), headers);
  expect(answer.status, answer.text).toBe(201);
  return { ...headers, 'x-mobile-token': confirmMobile.response.parse(answer.json).mobileToken };
}
