import { newIdempotencyKey } from '@piri/client';
import { mobileOf } from '@piri/contract/mobile';
import { mobileCodeOf } from '@piri/contract/mobile-codes';
import {
  type CodeProblem,
  codeProblemIn,
  type SendingState,
  sendingFailure,
} from '../mobile-code/mobile-code-failures.ts';
import type { PlainAnswers } from './plain-answers.ts';
import type { PlainApi } from './plain-order.ts';

/** What the page says of the code that confirms a mobile number. */
export interface MobileCodeState {
  sending: SendingState;
  problem?: CodeProblem;
}

interface WithCode {
  answers: PlainAnswers;
  mobileCode?: MobileCodeState;
}

/** The code that was sent to the number in the form is asked for on every page until the order is placed. */
export function sentCodeIn(answers: PlainAnswers): Pick<WithCode, 'mobileCode'> {
  return hasSentCode(answers) ? { mobileCode: { sending: 'sent' } } : {};
}

export function mobileTokenIn({ mobileToken }: PlainAnswers): { mobileToken?: string } {
  return mobileToken === '' ? {} : { mobileToken };
}

function hasSentCode({ codeToken, codeSentTo, values }: PlainAnswers): boolean {
  return codeToken !== '' && codeSentTo === mobileOf(values.mobile);
}

/** Sends a code to the number in the form. If that fails, the code before it stays valid. */
export async function sendPlainCode(
  api: Pick<PlainApi, 'sendMobileCode'>,
  answers: PlainAnswers,
): Promise<WithCode> {
  const mobile = mobileOf(answers.values.mobile);
  if (mobile === undefined) return { answers };
  const result = await api.sendMobileCode({ body: { mobile } });
  if (!result.ok) {
    const before = hasSentCode(answers) ? answers : { ...answers, codeToken: '' };
    return { answers: { ...before, codeSentTo: mobile }, mobileCode: { sending: sendingFailure(result) } };
  }
  const { codeToken } = result.body;
  return {
    answers: { ...answers, codeToken, codeSentTo: mobile, code: '' },
    mobileCode: { sending: 'sent' },
  };
}

/** Confirms the number by the code in the form, if one was sent. If it fails, `mobileCode` says why. */
export async function confirmPlainCode(
  api: Pick<PlainApi, 'confirmMobile'>,
  answers: PlainAnswers,
): Promise<WithCode> {
  if (!hasSentCode(answers)) return { answers };
  const { codeToken, key } = answers;
  const problem = (reason: CodeProblem): WithCode => ({
    // A rejected code is followed by another request, with a key of its own; one that may have counted is repeated.
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
