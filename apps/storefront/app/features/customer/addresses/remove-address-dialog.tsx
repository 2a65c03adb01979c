import type { SavedAddress } from '@piri/contract/addresses';
import { AlertDialog } from '@piri/ui/alert-dialog';
import { useRef } from 'react';

interface RemoveAddressDialogProps {
  /** The address to confirm; the dialog is closed if undefined. */
  address: SavedAddress | undefined;
  onConfirm: (address: SavedAddress) => Promise<void>;
  onClose: () => void;
}

export function RemoveAddressDialog({ address, onConfirm, onClose }: RemoveAddressDialogProps) {
  // Keep the content while the dialog fades out.
  const last = useRef(address);
  if (address) last.current = address;
  const shown = address ?? last.current;
  return (
    <AlertDialog
      open={address !== undefined}
      title="Remove this address?"
      confirmLabel="Remove address"
      cancelLabel="Keep address"
      onConfirm={() => address && onConfirm(address)}
      onOpenChange={onClose}
    >
      {shown && (
        <p>
          <bdi>{shown.fullName}</bdi>, <bdi>{shown.line}</bdi>, <bdi>{shown.area}</bdi>. Orders already on
          their way aren’t affected.
        </p>
      )}
    </AlertDialog>
  );
}
