import { createIdempotencyKey } from '@piri/client';
import { normalizeMobile } from '@piri/contract/mobile';
import { normalizeMobileCode } from '@piri/contract/mobile-codes';
import {
  getMobileCodeError,
  type MobileCodeError,
  type SendingState,
  toFailedSendingState,
} from '../mobile-code/mobile-code-errors.ts';
import type { NoScriptFormValues } from './no-script-form-values.ts';
import type { NoScriptCheckoutApi } from './no-script-order.ts';

/** The state of the code that confirms a mobile number. */
export interface MobileCodeState {
  sending: SendingState;
  problem?: MobileCodeError;
}

interface WithCode {
  answers: NoScriptFormValues;
  mobileCode?: MobileCodeState;
}

/** Asks for a code that was sent to the number in the form, on every page until the order is placed. */
export function getSentCodeState(answers: NoScriptFormValues): Pick<WithCode, 'mobileCode'> {
  return hasSentCode(answers) ? { mobileCode: { sending: 'sent' } } : {};
}

export function toMobileTokenOption({ mobileToken }: NoScriptFormValues): { mobileToken?: string } {
  return mobileToken === '' ? {} : { mobileToken };
}

function hasSentCode({ codeToken, codeSentTo, values }: NoScriptFormValues): boolean {
  return codeToken !== '' && codeSentTo === normalizeMobile(values.mobile);
}

/** Sends a code to the number in the form. If that fails, an earlier code stays valid. */
export async function sendNoScriptCode(
  api: Pick<NoScriptCheckoutApi, 'sendMobileCode'>,
  answers: NoScriptFormValues,
): Promise<WithCode> {
  const mobile = normalizeMobile(answers.values.mobile);
  if (mobile === undefined) return { answers };
  const result = await api.sendMobileCode({ body: { mobile } });
  if (!result.ok) {
    const before = hasSentCode(answers) ? answers : { ...answers, codeToken: '' };
    return {
      answers: { ...before, codeSentTo: mobile },
      mobileCode: { sending: toFailedSendingState(result) },
    };
  }
  const { codeToken } = result.body;
  return {
    answers: { ...answers, codeToken, codeSentTo: mobile, code: '' },
    mobileCode: { sending: 'sent' },
  };
}

/** Confirms the number with the code in the form, if one was sent. If it fails, `mobileCode` has the reason. */
export async function confirmNoScriptCode(
  api: Pick<NoScriptCheckoutApi, 'confirmMobile'>,
  answers: NoScriptFormValues,
): Promise<WithCode> {
  if (!hasSentCode(answers)) return { answers };
  const { codeToken, key } = answers;
  const problem = (reason: MobileCodeError): WithCode => ({
    // After a rejected code, the next request gets a new key. One that may have succeeded keeps its key.
    answers: reason === 'UNREACHABLE' ? answers : { ...answers, key: createIdempotencyKey() },
    mobileCode: { sending: 'sent', problem: reason },
  });
  const code = normalizeMobileCode(answers.code);
  if (code === undefined) return problem('MISSING');
  const idempotencyKey = `code-${key}`.slice(0, 100);
  const result = await api.confirmMobile({ body: { codeToken, code } }, { idempotencyKey });
  if (!result.ok) return problem(getMobileCodeError(result));
  return { answers: { ...answers, mobileToken: result.body.mobileToken, codeToken: '', code: '' } };
}
