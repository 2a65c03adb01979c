import { createIdempotencyKey } from '@piri/client';
import type { SavedAddress } from '@piri/contract/addresses';
import type { Division } from '@piri/contract/geo';
import { Button } from '@piri/ui/button';
import { ErrorState } from '@piri/ui/error-state';
import { Modal } from '@piri/ui/modal';
import { Skeleton, SkeletonText } from '@piri/ui/skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
import { unreachableMessage } from '../../platform/errors/api-error-messages.ts';
import type { ApiChannelConfig } from '../account/account-api.ts';
import { getBrowserClient } from '../session/get-browser-client.ts';
import { AddressForm } from './address-form.tsx';
import { type AddressValues, toAddressInput } from './address-validation.ts';

interface AddressDialogProps {
  shop: ApiChannelConfig;
  /** The address to edit; undefined adds one. */
  address: SavedAddress | undefined;
  first: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** A dialog with the form for an address. It loads the delivery areas when it opens. */
export function AddressDialog({ shop, address, first, onClose, onDone }: AddressDialogProps) {
  const [divisions, setDivisions] = useState<Division[] | 'failed'>();
  const unanswered = useRef({ request: '', idempotencyKey: '' });

  const read = useCallback(async () => {
    setDivisions(undefined);
    const result = await getBrowserClient(shop).getGeo();
    setDivisions(result.ok ? result.body.divisions : 'failed');
  }, [shop]);

  useEffect(() => {
    read();
  }, [read]);

  const send = (values: AddressValues) => {
    const api = getBrowserClient(shop);
    const { isDefault, ...body } = toAddressInput(values);
    if (address) {
      // Send `null` for cleared fields: an omitted field keeps its value.
      const emptied = { floor: null, landmark: null };
      const usual = isDefault && !address.isDefault && { isDefault };
      return api.updateAddress({ query: { id: address.id }, body: { ...emptied, ...body, ...usual } });
    }
    const fullAddress = { ...body, isDefault };
    const request = JSON.stringify(fullAddress);
    // A repeated request reuses its key, so that the address is added once.
    if (unanswered.current.request !== request)
      unanswered.current = { request, idempotencyKey: createIdempotencyKey() };
    return api.addAddress({ body: fullAddress }, { idempotencyKey: unanswered.current.idempotencyKey });
  };

  return (
    <Modal
      open
      size="form"
      title={address ? 'Edit address' : 'New address'}
      closeOnBackdrop={false}
      onOpenChange={onClose}
    >
      {divisions === undefined && (
        <Skeleton label="Loading areas…">
          <SkeletonText lines={4} />
        </Skeleton>
      )}
      {divisions === 'failed' && (
        <ErrorState title={unreachableMessage} action={<Button onClick={read}>Try again</Button>} />
      )}
      {Array.isArray(divisions) && (
        <AddressForm
          divisions={divisions}
          address={address}
          first={first}
          send={send}
          done={onDone}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
