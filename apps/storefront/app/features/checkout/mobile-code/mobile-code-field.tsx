import type { Order } from '@piri/contract/order';
import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { TextInput, type TextInputProps } from '@piri/ui/text-input';
import type { CodeProblem } from './mobile-code-failures.ts';
import { codeProblemTexts, confirmTexts, mobileCodeTexts } from './mobile-code-texts.ts';

export interface MobileCodeFieldProps extends TextInputProps {
  kind: Order['kind'];
  problem: CodeProblem | undefined;
  /** Names the input where the page is rendered without scripts. */
  controlId?: string;
}

/** The input for the code from the text message, with what is wrong with it and what happens next. */
export function MobileCodeField({ kind, problem, controlId, ...input }: MobileCodeFieldProps) {
  return (
    <Field required className="my-3 max-w-64 text-ink" {...(controlId !== undefined && { controlId })}>
      <FieldLabel>{mobileCodeTexts.label}</FieldLabel>
      <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={12} {...input} />
      <FieldError>{problem && codeProblemTexts[problem]}</FieldError>
      <FieldHint>{confirmTexts[kind].hint}</FieldHint>
    </Field>
  );
}
