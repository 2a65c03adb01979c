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

/** Provides the checkout form in every layout. Its values are restored from this browser's draft and stored in it. */
export function useCheckoutForm() {
  const form = useForm<CheckoutValues>({
    defaultValues: emptyValues,
    resolver: checkoutResolver,
    // The error summary takes the focus instead and links to the fields.
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
        // A reset of the whole form: the values come from the draft.
        if (name === undefined) return;
        saveValues(values);
        // Revalidate an invalid field on every keystroke, and leave other fields alone.
        if (getFieldState(name as CheckoutFieldName).invalid) void trigger(name as CheckoutFieldName);
      },
    });
    // Another tab cleared the draft, for example by signing out.
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
  const setValues = (given: Partial<CheckoutValues>) => {
    for (const [name, value] of Object.entries(given)) {
      form.setValue(name as CheckoutFieldName, value);
    }
  };
  const errors = Object.fromEntries(
    Object.entries(form.formState.errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  ) as { [Name in CheckoutFieldName]?: string };

  return { form, ready, values, setValues, errors };
}

export type UseCheckoutFormResult = ReturnType<typeof useCheckoutForm>;
