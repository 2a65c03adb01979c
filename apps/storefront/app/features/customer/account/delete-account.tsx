import { Modal } from '@piri/ui/modal';
import { useNavigate } from 'react-router-dom';
import { say } from '../../platform/toasts/say.ts';
import { browserClient } from '../session/browser-client.ts';
import { clearPersonalData } from '../session/clear-personal-data.ts';
import { leaveSession } from '../session/session-store.ts';
import type { Asked } from './account-calls.ts';
import { ConfirmByPassword } from './confirm-by-password.tsx';

interface DeleteAccountProps {
  shop: Asked;
  open: boolean;
  onClose: () => void;
}

/** The last question before an account is deleted. */
export function DeleteAccount({ shop, open, onClose }: DeleteAccountProps) {
  const navigate = useNavigate();
  return (
    <Modal open={open} title="Delete your account for good?" closeOnBackdrop={false} onClose={onClose}>
      <p>
        Your addresses, your wishlist and your sessions are deleted at once. Nobody can bring them back, not
        even us.
      </p>
      <ConfirmByPassword
        send={(body) => browserClient(shop).deleteCustomer({ body })}
        done={() => {
          leaveSession();
          clearPersonalData();
          say('Your account is deleted.');
          navigate('/');
        }}
        submitLabel="Delete my account"
        cancelLabel="Keep my account"
        onCancel={onClose}
      />
    </Modal>
  );
}
