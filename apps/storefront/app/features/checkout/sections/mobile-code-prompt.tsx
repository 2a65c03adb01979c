import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { useEffect, useRef } from 'react';
import { MobileCodeField } from '../mobile-code/mobile-code-field.tsx';
import {
  confirmMobileCodeTexts,
  formatMobileCodeSendingState,
  mobileCodeMessages,
} from '../mobile-code/mobile-code-messages.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

export interface MobileCodePromptProps {
  checkout: UseCheckoutResult;
  /** Moves the focus to the mobile number. By default it focuses the field on the same page. */
  onChangeNumber?: () => void;
}

/** Asks for the code from the text message, if the order needs one. Its input takes the focus when it appears. */
export function MobileCodePrompt({
  checkout,
  onChangeNumber = () => checkout.form.form.setFocus('mobile'),
}: MobileCodePromptProps) {
  const { kind, ordering, mobileCode } = checkout;
  const { isAsked, mobile = '', code, setCode, problem, failures, sending, busy, send, cancel } = mobileCode;
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `failures` grows with each failed attempt, which has to focus the input again
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked, failures]);
  if (!isAsked) return null;
  return (
    <InlineAlert
      title={mobileCodeMessages.title}
      className="mt-6"
      action={
        <>
          <Button type="submit" size="small" loading={busy || ordering.busy}>
            {confirmMobileCodeTexts[kind].button}
          </Button>
          <Button
            size="small"
            variant="secondary"
            loading={sending === 'sending'}
            onClick={() => {
              send();
              input.current?.focus();
            }}
          >
            {mobileCodeMessages.resend}
          </Button>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              cancel();
              onChangeNumber();
            }}
          >
            Change the number
          </Button>
        </>
      }
    >
      <p role="status">{formatMobileCodeSendingState(sending, mobile)}</p>
      <MobileCodeField
        ref={input}
        kind={kind}
        problem={problem}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </InlineAlert>
  );
}
