import { newIdempotencyKey } from '@piri/client';
import { mobileOf } from '@piri/contract/mobile';
import { mobileCodeOf } from '@piri/contract/mobile-codes';
import {
  type CodeProblem,
  codeProblemIn,
  failedSending,
  type SendingState,
} from '../checkout/mobile-code-texts.ts';
import type { PlainAnswers } from './plain-answers.ts';
import type { PlainApi } from './plain-order.ts';

/** What the page says of the code that confirms a mobile number. */
export interface PlainMobileCode {
  sending: SendingState;
  problem?: CodeProblem;
}

interface WithCode {
  answers: PlainAnswers;
  mobileCode?: PlainMobileCode;
}

/** A code that was sent to the number in the form stays asked for, until the order is sent with it. */
export function sentCodeIn(answers: PlainAnswers): Pick<WithCode, 'mobileCode'> {
  return hasSentCode(answers) ? { mobileCode: { sending: 'sent' } } : {};
}

export function mobileTokenIn({ mobileToken }: PlainAnswers): { mobileToken?: string } {
  return mobileToken === '' ? {} : { mobileToken };
}

function hasSentCode({ codeToken, codeSentTo, values }: PlainAnswers): boolean {
  return codeToken !== '' && codeSentTo === mobileOf(values.mobile);
}

/** Has a code sent to the number of the form. The one before counts on where none could be sent. */
export async function sendPlainCode(
  api: Pick<PlainApi, 'sendMobileCode'>,
  answers: PlainAnswers,
): Promise<WithCode> {
  const mobile = mobileOf(answers.values.mobile);
  if (mobile === undefined) return { answers };
  const result = await api.sendMobileCode({ body: { mobile } });
  if (!result.ok) {
    const before = hasSentCode(answers) ? answers : { ...answers, codeToken: '' };
    return { answers: { ...before, codeSentTo: mobile }, mobileCode: { sending: failedSending(result) } };
  }
  const { codeToken } = result.body;
  return {
    answers: { ...answers, codeToken, codeSentTo: mobile, code: '' },
    mobileCode: { sending: 'sent' },
  };
}

/** Confirms the number by the code in the form, where one was sent. Why it did not is in `mobileCode`. */
export async function confirmPlainCode(
  api: Pick<PlainApi, 'confirmMobile'>,
  answers: PlainAnswers,
): Promise<WithCode> {
  if (!hasSentCode(answers)) return { answers };
  const { codeToken, key } = answers;
  const problem = (reason: CodeProblem): WithCode => ({
    // A code that the shop has judged is sent next under another key; one that it may have taken, under the same.
    answers: reason === 'UNREACHABLE' ? answers : { ...answers, key: newIdempotencyKey() },
    mobileCode: { sending: 'sent', problem: reason },
  });
  const code = mobileCodeOf(answers.code);
  if (code === undefined) return problem('MISSING');
  const idempotencyKey = `code-${key}`.slice(0, 100);
  const result = await api.confirmMobile({ body: { codeToken, code } }, { idempotencyKey });
  if (!result.ok) return problem(codeProblemIn(result));
  return { answers: { ...answers, mobileToken: result.body.mobileToken, codeToken: '', code: '' } };
}
