import type { SavedAddress } from '@piri/contract/addresses';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../customer/session/session-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';
import type { UseCheckoutFormResult } from '../form/use-checkout-form.ts';
import { useCheckoutApi } from '../submit/checkout-api.ts';

export interface UseSavedAddressesInFormResult {
  /** Empty for a guest. Undefined while loading. */
  list: readonly SavedAddress[] | 'failed' | undefined;
  refetch: () => void;
}

const none: readonly SavedAddress[] = [];

/**
 * Loads the customer's saved addresses and selects the default one unless something else is selected. If the session
 * ends, it copies the selected address into the form, so that the user can continue as a guest without typing it.
 */
export function useSavedAddressesInForm({
  ready,
  values,
  setValues,
}: UseCheckoutFormResult): UseSavedAddressesInFormResult {
  const shop = useRootData()?.shop;
  const { status, profile } = useSession();
  const [list, setList] = useState<UseSavedAddressesInFormResult['list']>();
  const known = useRef(none);

  const ask = useCallback(() => {
    if (!shop || status !== 'in') return;
    setList(undefined);
    useCheckoutApi
      .getState()
      .fetchAddresses(shop)
      .then((found) => {
        if (found) known.current = found;
        setList(found ?? 'failed');
      });
  }, [shop, status]);
  useEffect(ask, [ask]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: run when the form is ready, the shopper signs in or out, or the addresses have loaded, not when the form's values change
  useEffect(() => {
    if (!ready || status === 'unknown') return;
    if (status === 'out') {
      const chosen = known.current.find(({ id }) => id === values.addressId);
      if (values.addressId !== '') setValues(chosen ? asTyped(chosen, values) : { addressId: '' });
      known.current = none;
      return;
    }
    if (!Array.isArray(list)) return;
    const isKnown = list.some(({ id }) => id === values.addressId);
    const usual = list.find(({ isDefault }) => isDefault);
    if (values.addressId !== '' && !isKnown) setValues({ addressId: '' });
    else if (values.addressId === '' && values.line === '' && usual) setValues({ addressId: usual.id });
  }, [ready, status, list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fill in the profile once after sign-in; never overwrite what is typed
  useEffect(() => {
    if (!ready || !profile) return;
    const { fullName, mobile, email } = values;
    if (fullName === '' && mobile === '' && email === '') {
      setValues({ fullName: profile.name, mobile: profile.mobile, email: profile.email });
    }
  }, [ready, profile]);

  return { list: status === 'in' ? list : none, refetch: ask };
}

/** Returns the form values of a saved address. */
function asTyped(address: SavedAddress, { fullName, mobile }: CheckoutValues): Partial<CheckoutValues> {
  const { division, district, upazila, area, line, floor, lift, landmark } = address;
  const isAnother = address.fullName !== fullName || address.mobile !== mobile;
  return {
    ...{ addressId: '', division, district, upazila, area, line },
    floor: floor === undefined ? '' : String(floor),
    lift: lift ?? false,
    landmark: landmark ?? '',
    hasReceiver: isAnother,
    receiverName: isAnother ? address.fullName : '',
    receiverMobile: isAnother ? address.mobile : '',
  };
}
