import { maxAddresses, type SavedAddress } from '@piri/contract/addresses';
import { Button } from '@piri/ui/button';
import { Heading } from '@piri/ui/heading';
import { InlineAlert } from '@piri/ui/inline-alert';
import { useState } from 'react';
import { unreachableRetryMessage } from '../../platform/errors/api-error-messages.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import type { ApiChannelConfig } from '../account/account-api.ts';
import { getGenericErrors } from '../account/account-errors.ts';
import { accountResultMessages } from '../account/account-messages.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AddressList } from './address-list.tsx';
import { RemoveAddressDialog } from './remove-address-dialog.tsx';
import { useAddresses } from './use-addresses.ts';

export function AddressesTabPanel() {
  const shop = useRootData()?.shop;
  return shop ? <OwnAddresses shop={shop} /> : null;
}

/** Lists the customer's addresses and lets them add, edit and remove one. */
function OwnAddresses({ shop }: { shop: ApiChannelConfig }) {
  const { addresses, refetch, change, read } = useAddresses(shop);
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  const [removed, setRemoved] = useState<SavedAddress>();
  const [loading, setLoading] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const count = Array.isArray(addresses) ? addresses.length : 0;

  const run = async (id: string, call: Parameters<typeof change>[0]) => {
    if (loading !== undefined) return false;
    setLoading(id);
    setProblem(undefined);
    try {
      const failure = await change(call);
      if (failure) setProblem(getGenericErrors(failure).problem ?? unreachableRetryMessage);
      return failure === undefined;
    } finally {
      setLoading(undefined);
    }
  };

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} variant="small-title">
          Delivery addresses
        </Heading>
        {count > 0 && (
          <Button variant="secondary" disabled={count >= maxAddresses} onClick={() => setEdited('new')}>
            Add an address
          </Button>
        )}
      </div>
      {count >= maxAddresses && (
        <p className="mb-4 text-muted">You can save up to 20 addresses. Remove one to add another.</p>
      )}
      <InlineAlert announce variant="error" className="not-empty:mb-4">
        {problem}
      </InlineAlert>
      <AddressList
        addresses={addresses}
        loading={loading}
        onAdd={() => setEdited('new')}
        onChange={setEdited}
        onMakeUsual={({ id }) =>
          run(id, (api) => api.updateAddress({ query: { id }, body: { isDefault: true } }))
        }
        onRemove={setRemoved}
        onAgain={refetch}
      />
      {edited !== undefined && (
        <AddressDialog
          shop={shop}
          address={edited === 'new' ? undefined : edited}
          first={count === 0}
          onClose={() => setEdited(undefined)}
          onDone={() => {
            setEdited(undefined);
            showToast(accountResultMessages.saved);
            read();
          }}
        />
      )}
      <RemoveAddressDialog
        address={removed}
        onClose={() => setRemoved(undefined)}
        onConfirm={async ({ id }) => {
          if (await run(id, (api) => api.removeAddress({ query: { id } })))
            showToast(accountResultMessages.addressRemoved);
        }}
      />
    </>
  );
}
