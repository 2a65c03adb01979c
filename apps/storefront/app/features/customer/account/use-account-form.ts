import type { Result } from '@piri/client';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { unreachableRetryMessage } from '../../platform/errors/api-error-messages.ts';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';
import type { FormErrors } from './account-errors.ts';

interface UseAccountFormOptions<Values extends FieldValues, Body> {
  resolver: Resolver<Values>;
  send: (values: Values) => Promise<Result<Body>>;
  /** Returns the messages for a failure. */
  getErrors: (failure: ApiFailure) => FormErrors<Extract<keyof Values, string>>;
  done: (body: Body, values: Values) => void;
  /**
   * Initial values, for a form that renders only after this module has loaded and whose fields depend on each other.
   */
  defaultValues?: DefaultValues<Values>;
}

/**
 * Manages a form of the account: validates, submits once, shows the errors and focuses the first one. Without
 * `defaultValues` it does not set any values, so that text typed before this module has loaded is kept.
 */
export function useAccountForm<Values extends FieldValues, Body>({
  resolver,
  send,
  getErrors,
  done,
  defaultValues,
}: UseAccountFormOptions<Values, Body>) {
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm<Values>({
    resolver,
    ...(defaultValues && { defaultValues }),
  });
  const [formMessages, setFormMessages] = useState<Omit<FormErrors<never>, 'errors'>>({});
  const sending = useRef(false);

  const submit = async (values: Values) => {
    // A second click may come before the button shows that it is loading.
    if (sending.current) return;
    sending.current = true;
    setFormMessages({});
    try {
      const result = await send(values);
      if (result.ok) done(result.body, values);
      else showErrors(getErrors(result));
    } catch (error) {
      // For example a module that failed to load.
      console.debug('The form could not be sent.', error);
      setFormMessages({ note: unreachableRetryMessage });
    } finally {
      sending.current = false;
    }
  };

  const showErrors = ({ errors = {}, ...formErrors }: FormErrors<Extract<keyof Values, string>>) => {
    setFormMessages(formErrors);
    // An error of the whole form is announced first, so the focus stays where it is.
    let shouldFocus = formErrors.problem === undefined;
    for (const [name, message] of Object.entries<string | undefined>(errors)) {
      if (message === undefined) continue;
      setError(name as Path<Values>, { type: 'answered', message }, { shouldFocus });
      shouldFocus = false;
    }
  };

  const errors = Object.fromEntries(
    Object.entries(formState.errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  ) as { [Name in keyof Values]?: string };

  const form = {
    register: (name: Path<Values>) => register(name),
    errors,
    loading: formState.isSubmitting,
    ...formMessages,
    // The result of the last attempt does not apply to a new validation error.
    onSubmit: handleSubmit(submit, () => setFormMessages({})),
  };
  // Fields marked by the API while an error applies to the whole form: their values could not be checked.
  const secondary = formMessages.problem === undefined ? [] : namesOf(formState.errors, 'answered');
  return { form, secondary, watch, setValue };
}

function namesOf<Values extends FieldValues>(errors: FieldErrors<Values>, type: string): Path<Values>[] {
  return (Object.keys(errors) as Path<Values>[]).filter((name) => errors[name]?.type === type);
}
