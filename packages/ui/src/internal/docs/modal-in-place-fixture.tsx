import * as Dialog from '@radix-ui/react-dialog';
import { ModalContent, type ModalContentProps, modal } from '../../modal/modal-content.tsx';
import {
  addressFormModalPropsFixture,
  questionModalPropsFixture,
} from '../../modal/testing/dialogs.fixtures.tsx';

/** A modal on a piece of its scrim, within a docs page instead of over the window. */
export function ModalInPlaceFixture({ size = 'question', ...props }: Partial<ModalContentProps>) {
  const { title, ...content } =
    size === 'question' ? questionModalPropsFixture : addressFormModalPropsFixture;
  return (
    <div className="grid place-items-center bg-scrim p-4">
      <Dialog.Root open>
        <div
          data-slot="modal"
          data-size={size}
          // 70 percent of the window is wider than the column of a docs page.
          className={modal({ size, className: size === 'wide' ? 'max-w-full' : '' })}
        >
          <ModalContent size={size} title={<p>{title}</p>} closeLabel="Close" {...content} {...props} />
        </div>
      </Dialog.Root>
    </div>
  );
}
