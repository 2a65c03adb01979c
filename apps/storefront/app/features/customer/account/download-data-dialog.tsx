import { Modal } from '@piri/ui/modal';
import { getBrowserClient } from '../session/get-browser-client.ts';
import type { ApiChannelConfig } from './account-api.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';

interface DownloadDataDialogProps {
  shop: ApiChannelConfig;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password and saves the customer's data as a file. */
export function DownloadDataDialog({ shop, open, onClose }: DownloadDataDialogProps) {
  return (
    <Modal open={open} title="Download your data" closeOnBackdrop={false} onOpenChange={onClose}>
      <p>The file contains your addresses and orders, so please enter your password first.</p>
      <ReauthenticationForm
        send={(body) => getBrowserClient(shop).exportCustomer({ body })}
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
