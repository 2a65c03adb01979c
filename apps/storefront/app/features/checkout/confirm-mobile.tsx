import { Button } from '@piri/ui/button';
import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { TextInput } from '@piri/ui/text-input';
import { useEffect, useRef } from 'react';
import { codeProblemTexts, confirmTexts, formatSending, mobileCodeTexts } from './mobile-code-texts.ts';
import type { Checkout } from './use-checkout.ts';

export interface ConfirmMobileProps {
  checkout: Checkout;
  /** Leads to the box of the mobile number. */
  onChangeNumber?: () => void;
}

/** Asks for the code from the text message, where an order needs one. Its box takes the focus when it comes. */
export function ConfirmMobile({
  checkout,
  onChangeNumber = () => checkout.form.form.setFocus('mobile'),
}: ConfirmMobileProps) {
  const { kind, ordering, mobileCode } = checkout;
  const { isAsked, mobile = '', code, setCode, problem, failures, sending, busy, send, stop } = mobileCode;
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure leads back to the box, also the same one again
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked, failures]);
  if (!isAsked) return null;
  const { hint, button } = confirmTexts[kind];
  return (
    <InlineAlert
      title={mobileCodeTexts.title}
      className="mt-6"
      action={
        <>
          <Button type="submit" size="small" busy={busy || ordering.busy}>
            {button}
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={sending === 'sending'}
            onClick={() => {
              send();
              box.current?.focus();
            }}
          >
            {mobileCodeTexts.resend}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              stop();
              onChangeNumber();
            }}
          >
            Change the number
          </Button>
        </>
      }
    >
      <p role="status">{formatSending(sending, mobile)}</p>
      <Field required className="my-3 max-w-64 text-ink">
        <FieldLabel>{mobileCodeTexts.label}</FieldLabel>
        <TextInput
          ref={box}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
        <FieldError>{problem && codeProblemTexts[problem]}</FieldError>
        <FieldHint>{hint}</FieldHint>
      </Field>
    </InlineAlert>
  );
}
