import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { MobileCodeField } from '../mobile-code/mobile-code-field.tsx';
import {
  confirmMobileCodeTexts,
  formatMobileCodeSendingState,
  mobileCodeMessages,
} from '../mobile-code/mobile-code-messages.ts';
import type { NoScriptFormState } from './no-script-order.ts';

/** Asks for the code from the text message. `address` posts to the top of the page, where this field is. */
export function NoScriptMobileCodePrompt({
  form: { answers, mobileCode },
  address,
}: {
  form: NoScriptFormState;
  address: string;
}) {
  const { codeToken, codeSentTo, mobileToken, code } = answers;
  return (
    <>
      <input type="hidden" name="mobileToken" value={mobileToken} />
      <input type="hidden" name="codeToken" value={codeToken} />
      <input type="hidden" name="codeSentTo" value={codeSentTo} />
      {mobileCode && (
        <InlineAlert
          title={mobileCodeMessages.title}
          className="mt-6"
          action={
            <>
              <Button type="submit" size="small" name="intent" value="order" formAction={address}>
                {confirmMobileCodeTexts.ORDER.button}
              </Button>
              <Button
                type="submit"
                size="small"
                variant="secondary"
                name="intent"
                value="code"
                formAction={address}
              >
                {mobileCodeMessages.resend}
              </Button>
            </>
          }
        >
          <p>{formatMobileCodeSendingState(mobileCode.sending, codeSentTo)}</p>
          <MobileCodeField
            kind="ORDER"
            problem={mobileCode.problem}
            controlId="code"
            name="code"
            defaultValue={code}
          />
        </InlineAlert>
      )}
    </>
  );
}
