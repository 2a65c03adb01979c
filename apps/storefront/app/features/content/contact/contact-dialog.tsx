import { Modal } from '@piri/ui/modal';
import { ConnectedContactForm } from './connected-contact-form.tsx';

/** The form to write to us, in front of whatever page somebody is on. Nothing typed is lost by a press beside it. */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal open title="We'll love to hear from you" size="wide" onClose={onClose} closeOnBackdrop={false}>
      <ConnectedContactForm className="pt-3 pb-2" />
    </Modal>
  );
}
