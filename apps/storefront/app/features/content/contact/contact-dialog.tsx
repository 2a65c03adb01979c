import { Modal } from '@piri/ui/modal';
import { ConnectedContactForm } from './connected-contact-form.tsx';
import { contactFormMessages } from './contact-form-messages.ts';

/**
 * The contact form in a dialog over the current page. A click on the backdrop does not close it, so that no text is
 * lost.
 */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal open title={contactFormMessages.title} size="wide" onOpenChange={onClose} closeOnBackdrop={false}>
      <ConnectedContactForm className="pt-3 pb-2" />
    </Modal>
  );
}
