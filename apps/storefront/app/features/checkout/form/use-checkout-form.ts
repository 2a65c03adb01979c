import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { emptyDraft, restoreDraft, saveValues, useDraft } from './checkout-draft.ts';
import { validateCheckout } from './checkout-validation.ts';
import { type CheckoutFieldName, type CheckoutValues, emptyValues } from './checkout-values.ts';

const checkoutResolver: Resolver<CheckoutValues> = (values) => {
  const wrong = Object.entries(validateCheckout(values));
  if (wrong.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'validate', message }])),
  };
};

/** The answers of a checkout, in whichever layout: taken up from this browser's draft, and written into it. */
export function useCheckoutForm() {
  const form = useForm<CheckoutValues>({
    defaultValues: emptyValues,
    resolver: checkoutResolver,
    // The summary of errors takes the focus, and leads on from there.
    shouldFocusError: false,
  });
  const { reset, subscribe, getFieldState, trigger } = form;
  const ready = useDraft((draft) => draft.ready);

  useEffect(() => {
    const stop = restoreDraft();
    reset(useDraft.getState().values);
    const stopKeeping = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Put in as a whole they come from the draft.
        if (name === undefined) return;
        saveValues(values);
        // What is being mended is judged with every letter, and what nobody has complained of is left alone.
        if (getFieldState(name as CheckoutFieldName).invalid) void trigger(name as CheckoutFieldName);
      },
    });
    // Emptied by another tab, such as by somebody who signs out there.
    const stopFollowing = useDraft.subscribe(({ values }, before) => {
      if (values === emptyDraft.values && before.values !== values) reset(emptyValues);
    });
    return () => {
      stop();
      stopKeeping();
      stopFollowing();
    };
  }, [reset, subscribe, getFieldState, trigger]);

  const values = form.watch();
  const answer = (given: Partial<CheckoutValues>) => {
    for (const [name, value] of Object.entries(given)) {
      form.setValue(name as CheckoutFieldName, value);
    }
  };
  const errors = Object.fromEntries(
    Object.entries(form.formState.errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  ) as { [Name in CheckoutFieldName]?: string };

  return { form, ready, values, answer, errors };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;
