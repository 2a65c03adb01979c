import type { Client } from '@piri/client';
import type { Address } from '@piri/contract/addresses';
import { useCallback, useEffect, useState } from 'react';
import type { ApiConfig } from '../account/account-api.ts';
import type { ApiFailure } from '../account/account-errors.ts';
import { browserClient } from '../session/browser-client.ts';

export type Addresses = Address[] | 'loading' | 'failed';

/** Somebody's own addresses as the shop has them. After each change they are asked for anew: one may make another usual. */
export function useAddresses(shop: ApiConfig) {
  const [addresses, setAddresses] = useState<Addresses>('loading');

  const read = useCallback(async () => {
    const result = await browserClient(shop).searchAddresses({ body: {} });
    // A session that has ended takes this away by itself.
    setAddresses(result.ok ? result.body.list : 'failed');
  }, [shop]);

  useEffect(() => {
    read();
  }, [read]);

  const again = () => {
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

  return { addresses, again, change, read };
}
