import { Modal } from '@piri/ui/modal';
import { browserClient } from '../session/browser-client.ts';
import type { ApiConfig } from './account-api.ts';
import { ConfirmByPassword } from './confirm-by-password.tsx';

interface DownloadDataProps {
  shop: ApiConfig;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password and saves the customer's data as a file. */
export function DownloadData({ shop, open, onClose }: DownloadDataProps) {
  return (
    <Modal open={open} title="Download your data" closeOnBackdrop={false} onOpenChange={onClose}>
      <p>The file holds your addresses and orders, so we ask for your password first.</p>
      <ConfirmByPassword
        send={(body) => browserClient(shop).exportCustomer({ body })}
        done={(data) => {
          saveAsFile(data);
          onClose();
        }}
        submitLabel="Download"
        cancelLabel="Cancel"
        onCancel={onClose}
      />
    </Modal>
  );
}

/** Saves the data as a file through a `blob:` URL, so that none of it is part of an address. */
function saveAsFile(data: object) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'my-data.json';
  link.click();
  // By then the browser has started the download and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
