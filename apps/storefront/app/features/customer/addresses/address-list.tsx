import type { SavedAddress } from '@piri/contract/addresses';
import { AddressCard } from '@piri/ui/address-card';
import { Button } from '@piri/ui/button';
import { EmptyState } from '@piri/ui/empty-state';
import { ErrorState } from '@piri/ui/error-state';
import { Skeleton, SkeletonText } from '@piri/ui/skeleton';
import { formatPhone } from '../account/format-phone.ts';
import type { AddressesState } from './use-addresses.ts';

export interface AddressListProps {
  addresses: AddressesState;
  /** The id of the address that is being changed. */
  loading?: string | undefined;
  onAdd: () => void;
  onChange: (address: SavedAddress) => void;
  onMakeUsual: (address: SavedAddress) => void;
  onRemove: (address: SavedAddress) => void;
  onAgain: () => void;
}

/** Lists the saved addresses as cards. */
export function AddressList({ addresses, loading, onAdd, onAgain, ...on }: AddressListProps) {
  if (addresses === 'loading') {
    return (
      <Skeleton label="Loading your addresses…" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <SkeletonText lines={4} />
        <SkeletonText lines={4} className="max-md:hidden" />
      </Skeleton>
    );
  }
  if (addresses === 'failed') {
    return (
      <ErrorState
        title="We couldn’t load your addresses."
        action={<Button onClick={onAgain}>Try again</Button>}
      >
        They’re still saved. Please try again in a minute.
      </ErrorState>
    );
  }
  if (addresses.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="No addresses yet."
        action={<Button onClick={onAdd}>Add an address</Button>}
      >
        <p>Add yours once and check out faster every time.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {addresses.map((address) => {
        const action = (label: string, act: (address: SavedAddress) => void) => (
          <Button
            variant="ghost"
            size="small"
            loading={loading === address.id}
            aria-label={`${label}: ${address.fullName}, ${address.line}`}
            onClick={() => act(address)}
          >
            {label}
          </Button>
        );
        return (
          <li key={address.id} className="grid">
            <AddressCard
              name={address.fullName}
              badge={address.isDefault && 'Default'}
              addressLines={[
                `${address.line}, ${address.area}`,
                [...new Set([address.upazila, address.district, address.division])].join(', '),
              ]}
              phone={formatPhone(address.mobile)}
              notes={notesOf(address)}
              actions={
                <>
                  {action('Edit', on.onChange)}
                  {!address.isDefault && action('Make default', on.onMakeUsual)}
                  {action('Remove', on.onRemove)}
                </>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

function notesOf({ floor, lift, landmark }: SavedAddress): string[] {
  const storey = floor === undefined || floor === 0 ? 'Ground floor' : `Floor ${floor}`;
  const known = floor !== undefined || lift === true;
  return [
    ...(known ? [floor === 0 ? storey : `${storey}, ${lift ? 'with a lift' : 'no lift'}`] : []),
    ...(landmark === undefined ? [] : [landmark]),
  ];
}
