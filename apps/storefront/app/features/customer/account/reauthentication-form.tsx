import type { Result } from '@piri/client';
import { Button } from '@piri/ui/button';
import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { PasswordInput } from '@piri/ui/password-input';
import { getConfirmPasswordErrors } from './account-errors.ts';
import { reauthenticationResolver } from './account-validation.ts';
import { useAccountForm } from './use-account-form.ts';

interface ReauthenticationFormProps<Body> {
  send: (body: { password: string }) => Promise<Result<Body>>;
  done: (body: Body) => void;
  submitLabel: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** A form inside a dialog that asks for the password again, in case somebody else is using an open browser. */
export function ReauthenticationForm<Body>({
  send,
  done,
  submitLabel,
  cancelLabel,
  onCancel,
}: ReauthenticationFormProps<Body>) {
  const { form } = useAccountForm({
    resolver: reauthenticationResolver,
    send,
    getErrors: getConfirmPasswordErrors,
    done,
  });
  const { register, errors, problem, note, loading, onSubmit } = form;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <InlineAlert announce variant="error" className="not-empty:mt-4">
        {problem ?? note}
      </InlineAlert>
      <Field required>
        <FieldLabel className="text-default">Your password</FieldLabel>
        <PasswordInput className="text-default" {...register('password')} />
        <FieldError>{errors.password}</FieldError>
      </Field>
      <div className="mt-2 flex flex-wrap justify-end gap-2 *:flex-auto sm:*:flex-none">
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" loading={loading}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
