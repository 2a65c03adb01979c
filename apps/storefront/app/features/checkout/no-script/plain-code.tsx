import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { MobileCodeField } from '../mobile-code/mobile-code-field.tsx';
import { confirmTexts, formatSending, mobileCodeTexts } from '../mobile-code/mobile-code-texts.ts';
import type { PlainForm } from './plain-order.ts';

/** Asks for the code from the text message. `address` posts to the top of the page, where this is shown. */
export function PlainCode({ form: { answers, mobileCode }, address }: { form: PlainForm; address: string }) {
  const { codeToken, codeSentTo, mobileToken, code } = answers;
  return (
    <>
      <input type="hidden" name="mobileToken" value={mobileToken} />
      <input type="hidden" name="codeToken" value={codeToken} />
      <input type="hidden" name="codeSentTo" value={codeSentTo} />
      {mobileCode && (
        <InlineAlert
          title={mobileCodeTexts.title}
          className="mt-6"
          action={
            <>
              <Button type="submit" size="small" name="intent" value="order" formAction={address}>
                {confirmTexts.ORDER.button}
              </Button>
              <Button
                type="submit"
                size="small"
                variant="secondary"
                name="intent"
                value="code"
                formAction={address}
              >
                {mobileCodeTexts.resend}
              </Button>
            </>
          }
        >
          <p>{formatSending(mobileCode.sending, codeSentTo)}</p>
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
