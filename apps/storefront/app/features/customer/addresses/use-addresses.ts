import type { Client } from '@piri/client';
import type { SavedAddress } from '@piri/contract/addresses';
import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';
import type { ApiChannelConfig } from '../account/account-api.ts';
import { getBrowserClient } from '../session/get-browser-client.ts';

export type AddressesState = SavedAddress[] | 'loading' | 'failed';

/** Loads the customer's addresses, and again after each change: one change may affect which is the default. */
export function useAddresses(shop: ApiChannelConfig) {
  const [addresses, setAddresses] = useState<AddressesState>('loading');

  const read = useCallback(async () => {
    const result = await getBrowserClient(shop).searchAddresses({ body: {} });
    // If the session has expired, this component unmounts anyway.
    setAddresses(result.ok ? result.body.list : 'failed');
  }, [shop]);

  useEffect(() => {
    read();
  }, [read]);

  const refetch = () => {
    setAddresses('loading');
    return read();
  };

  const change = async (
    call: (api: Client) => Promise<{ ok: true } | ApiFailure>,
  ): Promise<ApiFailure | undefined> => {
    const result = await call(getBrowserClient(shop));
    if (!result.ok) return result;
    await read();
    return undefined;
  };

  return { addresses, refetch, change, read };
}
