import { normalizeMobile } from '@piri/contract/mobile';
import { normalizeMobileCode } from '@piri/contract/mobile-codes';
import { useEffect, useRef, useState } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import {
  getMobileCodeError,
  type MobileCodeError,
  type SendingState,
  toFailedSendingState,
} from '../mobile-code/mobile-code-errors.ts';
import { storeMobileToken } from '../mobile-code/mobile-token.ts';
import {
  clearSentCode,
  readSentCodeForMobile,
  type SentCode,
  storeSentCode,
} from '../mobile-code/sent-code.ts';
import { useCheckoutApi } from './checkout-api.ts';
import type { OrderRejection } from './use-place-order.ts';

/** Sends a code if the order was refused for it, and confirms the number with it before the order is sent again. */
export function useMobileCode(rejection: OrderRejection | undefined, typedMobile: string) {
  const shop = useRootData()?.shop;
  const [askedFor, setAskedFor] = useState<string>();
  const [sent, setSent] = useState<SentCode>();
  const [sending, setSending] = useState<SendingState>('sending');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<MobileCodeError>();
  const [failures, setFailures] = useState(0);
  const [busy, setBusy] = useState(false);
  const confirming = useRef(false);
  const mobile = normalizeMobile(typedMobile);
  // A changed number needs its own code, which the API asks for when the order is sent again.
  const isAsked = askedFor !== undefined && askedFor === mobile;

  const send = async () => {
    if (!shop || mobile === undefined) return;
    setSending('sending');
    const result = await useCheckoutApi.getState().sendMobileCode(shop, mobile);
    if (!result.ok) return setSending(toFailedSendingState(result));
    const { codeToken, validSeconds } = result.body;
    const next = { mobile, codeToken, expiresAt: Date.now() + validSeconds * 1000 };
    storeSentCode(next);
    setSent(next);
    setSending('sent');
    setCode('');
    setProblem(undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: run once for each new `rejection`
  useEffect(() => {
    if (rejection?.kind !== 'confirmMobile' || mobile === undefined) return;
    setAskedFor(mobile);
    setCode('');
    setProblem(undefined);
    const before = readSentCodeForMobile(mobile);
    if (!before) {
      send();
      return;
    }
    setSent(before);
    setSending('sent');
  }, [rejection]);

  const fail = (reason: MobileCodeError) => {
    setProblem(reason);
    setFailures((before) => before + 1);
    return false;
  };

  /** Resolves to true if the number is confirmed. If not, `problem` has the reason. */
  const confirm = async (): Promise<boolean> => {
    const digits = normalizeMobileCode(code);
    if (confirming.current || !shop) return false;
    if (digits === undefined || sent === undefined || sent.mobile !== mobile) return fail('MISSING');
    confirming.current = true;
    setBusy(true);
    const body = { codeToken: sent.codeToken, code: digits };
    const result = await useCheckoutApi.getState().confirmMobile(shop, body);
    confirming.current = false;
    setBusy(false);
    if (!result.ok) return fail(getMobileCodeError(result));
    storeMobileToken(result.body.mobileToken);
    clearSentCode();
    setAskedFor(undefined);
    return true;
  };

  return {
    ...{ isAsked, mobile, code, setCode, problem, failures, sending, send, busy, confirm },
    /** Stops asking for a code, because the shopper wants to change the number. */
    cancel: () => setAskedFor(undefined),
  };
}
