import { normalizeMobile } from '@piri/contract/mobile';
import { mobileCodeOf } from '@piri/contract/mobile-codes';
import { useEffect, useRef, useState } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import {
  type CodeError,
  getCodeError,
  getSendingError,
  type SendingState,
} from '../mobile-code/mobile-code-errors.ts';
import { storeMobileToken } from '../mobile-code/mobile-token.ts';
import { clearSentCode, getSentCode, type SentCode, storeSentCode } from '../mobile-code/sent-code.ts';
import { useCheckoutApi } from './checkout-api.ts';
import type { OrderRejection } from './use-place-order.ts';

/** Has a code sent if the order was refused for it, and confirms the number by it before the order is sent again. */
export function useMobileCode(refusal: OrderRejection | undefined, typedMobile: string) {
  const shop = useRootData()?.shop;
  const [askedFor, setAskedFor] = useState<string>();
  const [sent, setSent] = useState<SentCode>();
  const [sending, setSending] = useState<SendingState>('sending');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CodeError>();
  const [failures, setFailures] = useState(0);
  const [busy, setBusy] = useState(false);
  const confirming = useRef(false);
  const mobile = normalizeMobile(typedMobile);
  // A changed number needs a code of its own, which the order asks for when it is sent again.
  const isAsked = askedFor !== undefined && askedFor === mobile;

  const send = async () => {
    if (!shop || mobile === undefined) return;
    setSending('sending');
    const result = await useCheckoutApi.getState().sendMobileCode(shop, mobile);
    if (!result.ok) return setSending(getSendingError(result));
    const { codeToken, validSeconds } = result.body;
    const next = { mobile, codeToken, expiresAt: Date.now() + validSeconds * 1000 };
    storeSentCode(next);
    setSent(next);
    setSending('sent');
    setCode('');
    setProblem(undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is new
  useEffect(() => {
    if (refusal?.kind !== 'confirmMobile' || mobile === undefined) return;
    setAskedFor(mobile);
    setCode('');
    setProblem(undefined);
    const before = getSentCode(mobile);
    if (!before) {
      send();
      return;
    }
    setSent(before);
    setSending('sent');
  }, [refusal]);

  const fail = (reason: CodeError) => {
    setProblem(reason);
    setFailures((before) => before + 1);
    return false;
  };

  /** Resolves to whether the number is confirmed now. If not, `problem` says why. */
  const confirm = async (): Promise<boolean> => {
    const digits = mobileCodeOf(code);
    if (confirming.current || !shop) return false;
    if (digits === undefined || sent === undefined || sent.mobile !== mobile) return fail('MISSING');
    confirming.current = true;
    setBusy(true);
    const wish = { codeToken: sent.codeToken, code: digits };
    const result = await useCheckoutApi.getState().confirmMobile(shop, wish);
    confirming.current = false;
    setBusy(false);
    if (!result.ok) return fail(getCodeError(result));
    storeMobileToken(result.body.mobileToken);
    clearSentCode();
    setAskedFor(undefined);
    return true;
  };

  return {
    ...{ isAsked, mobile, code, setCode, problem, failures, sending, send, busy, confirm },
    /** Asks for no code any more: the shopper wants another number. */
    cancel: () => setAskedFor(undefined),
  };
}
