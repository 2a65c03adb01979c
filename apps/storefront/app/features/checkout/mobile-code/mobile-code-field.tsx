import type { Order } from '@piri/contract/order';
import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { TextInput, type TextInputProps } from '@piri/ui/text-input';
import type { MobileCodeError } from './mobile-code-errors.ts';
import {
  confirmMobileCodeTexts,
  mobileCodeErrorMessages,
  mobileCodeMessages,
} from './mobile-code-messages.ts';

export interface MobileCodeFieldProps extends TextInputProps {
  kind: Order['kind'];
  problem: MobileCodeError | undefined;
  /** The id of the input on pages rendered without scripts. */
  controlId?: string;
}

/** An input for the code from the text message, with its error and a hint about what happens next. */
export function MobileCodeField({ kind, problem, controlId, ...input }: MobileCodeFieldProps) {
  return (
    <Field required className="my-3 max-w-64 text-default" {...(controlId !== undefined && { controlId })}>
      <FieldLabel>{mobileCodeMessages.label}</FieldLabel>
      <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={12} {...input} />
      <FieldError>{problem && mobileCodeErrorMessages[problem]}</FieldError>
      <FieldHint>{confirmMobileCodeTexts[kind].hint}</FieldHint>
    </Field>
  );
}
