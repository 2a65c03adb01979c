import { Button } from '@piri/ui/button';
import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { TextInput } from '@piri/ui/text-input';
import {
  codeProblemTexts,
  confirmTexts,
  formatSending,
  mobileCodeTexts,
} from '../checkout/mobile-code-texts.ts';
import type { PlainForm } from './plain-order.ts';

/** Asks for the code from the text message. `address` leads to the top of the page, where this stands. */
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
          <Field controlId="code" required className="my-3 max-w-64 text-ink">
            <FieldLabel>{mobileCodeTexts.label}</FieldLabel>
            <TextInput
              name="code"
              defaultValue={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
            />
            <FieldError>{mobileCode.problem && codeProblemTexts[mobileCode.problem]}</FieldError>
            <FieldHint>{confirmTexts.ORDER.hint}</FieldHint>
          </Field>
        </InlineAlert>
      )}
    </>
  );
}
