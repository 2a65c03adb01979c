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
import { type ApiFailure, type FormErrors, networkErrorMessage } from './account-errors.ts';

interface AccountForm<Values extends FieldValues, Body> {
  resolver: Resolver<Values>;
  send: (values: Values) => Promise<Result<Body>>;
  /** What a failure means to this form. */
  understand: (failure: ApiFailure) => FormErrors<Extract<keyof Values, string>>;
  done: (body: Body, values: Values) => void;
  /** For a form that opens when this is there already, and whose boxes hang on each other. */
  defaultValues?: DefaultValues<Values>;
}

/**
 * Holds a form of the account: judges what was typed, sends it once, says what went wrong and leads to it. Without
 * `defaultValues` the boxes are given none from here, so that what was typed before this had arrived stays in them.
 */
export function useAccountForm<Values extends FieldValues, Body>({
  resolver,
  send,
  understand,
  done,
  defaultValues,
}: AccountForm<Values, Body>) {
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm<Values>({
    resolver: resolver,
    ...(defaultValues && { defaultValues }),
  });
  const [said, setSaid] = useState<Omit<FormErrors<never>, 'errors'>>({});
  const sending = useRef(false);

  const submit = async (values: Values) => {
    // Of two presses in one moment the second comes before the button knows of the first.
    if (sending.current) return;
    sending.current = true;
    setSaid({});
    try {
      const result = await send(values);
      if (result.ok) done(result.body, values);
      else tell(understand(result));
    } catch (error) {
      // Such as a module that did not arrive.
      console.debug('The form could not be sent.', error);
      setSaid({ note: networkErrorMessage });
    } finally {
      sending.current = false;
    }
  };

  const tell = ({ errors = {}, ...words }: FormErrors<Extract<keyof Values, string>>) => {
    setSaid(words);
    // Where something is to be said of the whole it is heard first, and the focus stays where it is.
    let shouldFocus = words.problem === undefined;
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
    ...said,
    // What was said of the attempt before says nothing about what is wrong in a box now.
    onSubmit: handleSubmit(submit, () => setSaid({})),
  };
  // Of these nobody could look whether they are right.
  const secondary = said.problem === undefined ? [] : namesOf(formState.errors, 'answered');
  return { form, secondary, watch, setValue };
}

function namesOf<Values extends FieldValues>(errors: FieldErrors<Values>, type: string): Path<Values>[] {
  return (Object.keys(errors) as Path<Values>[]).filter((name) => errors[name]?.type === type);
}
