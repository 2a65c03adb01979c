import { Modal } from '@piri/ui/modal';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { clearPersonalData } from '../session/clear-personal-data.ts';
import { getBrowserClient } from '../session/get-browser-client.ts';
import { clearSession } from '../session/session-store.ts';
import type { ApiChannelConfig } from './account-api.ts';
import { accountResultMessages } from './account-messages.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';

interface DeleteAccountDialogProps {
  shop: ApiChannelConfig;
  open: boolean;
  onClose: () => void;
}

/** A dialog that confirms the deletion of the account. */
export function DeleteAccountDialog({ shop, open, onClose }: DeleteAccountDialogProps) {
  const navigate = useNavigate();
  return (
    <Modal open={open} title="Delete your account for good?" closeOnBackdrop={false} onOpenChange={onClose}>
      <p>
        We’ll delete your addresses and wishlist straight away and sign you out everywhere. This can’t be
        undone, even by us.
      </p>
      <ReauthenticationForm
        send={(body) => getBrowserClient(shop).deleteCustomer({ body })}
        done={() => {
          clearSession();
          clearPersonalData();
          showToast(accountResultMessages.accountDeleted);
          navigate('/');
        }}
        submitLabel="Delete my account"
        cancelLabel="Keep my account"
        onCancel={onClose}
      />
    </Modal>
  );
}
