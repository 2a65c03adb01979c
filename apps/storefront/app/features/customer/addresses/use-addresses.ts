import type { Client } from '@piri/client';
import type { Address } from '@piri/contract/addresses';
import { useCallback, useEffect, useState } from 'react';
import type { ApiConfig } from '../account/account-api.ts';
import type { ApiFailure } from '../account/account-errors.ts';
import { browserClient } from '../session/browser-client.ts';

export type Addresses = Address[] | 'loading' | 'failed';

/** Loads the customer's addresses, and again after each change: one change may affect which is the default. */
export function useAddresses(shop: ApiConfig) {
  const [addresses, setAddresses] = useState<Addresses>('loading');

  const read = useCallback(async () => {
    const result = await browserClient(shop).searchAddresses({ body: {} });
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
    const result = await call(browserClient(shop));
    if (!result.ok) return result;
    await read();
    return undefined;
  };

  return { addresses, refetch, change, read };
}
