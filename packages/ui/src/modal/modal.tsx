import * as Dialog from '@radix-ui/react-dialog';
import { Children, cloneElement, Fragment, isValidElement, type ReactNode, useId } from 'react';
import {
  type DialogOpenChangeReason,
  DialogOverlay,
  type DialogOverlayProps,
} from '../internal/overlay/dialog-overlay.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { ModalContent, modal } from './modal-content.tsx';

const english = { closeLabel: 'Close' };

/**
 * A dialog that shows one question or one form in front of the page. The page behind it is inert and does not scroll or
 * shift. The focus goes to the first field, or to the title if there is none, and returns afterwards.
 */
export function Modal({
  title,
  size = 'question',
  actions,
  aside,
  closeLabel,
  loading = false,
  children,
  className,
  ...props
}: ModalProps) {
  const labels = useLabels('Modal', english);
  const id = useId();
  return (
    <DialogOverlay
      data-slot="modal"
      data-size={size}
      // A question is read out in full; a form is read out field by field.
      {...(size === 'question' && children ? { 'aria-describedby': `${id}body` } : {})}
      {...props}
      loading={loading}
      scrimClassName="grid place-items-center p-4"
      className={modal({ size, className })}
    >
      <ModalContent
        size={size}
        title={
          <Dialog.Title data-slot="modal-title" tabIndex={-1}>
            {title}
          </Dialog.Title>
        }
        bodyId={`${id}body`}
        aside={aside}
        actions={loading ? withLoadingAction(actions) : actions}
        closeLabel={closeLabel ?? labels.closeLabel}
      >
        {children}
      </ModalContent>
    </DialogOverlay>
  );
}

export type ModalSize = 'question' | 'form' | 'wide';

/** What opened or closed it. A press on the trigger opens it; the others close it. */
export type ModalOpenChangeReason = DialogOpenChangeReason;

export interface ModalProps extends Omit<DialogOverlayProps, 'title' | 'scrimClassName'> {
  /** A question or a noun. It also names the dialog. */
  title: ReactNode;
  /**
   * `question` is 520 px wide, `form` 640 px, and `wide` 70 percent of a window of 1024 px or more.
   * @default 'question'
   */
  size?: ModalSize;
  /** Buttons that stay visible below the body. The last one does what the title says. */
  actions?: ReactNode;
  /** Decorative content beside the form from 1024 px, such as an image. Do not put anything essential here. */
  aside?: ReactNode;
  /** @default 'Close' */
  closeLabel?: string;
  /**
   * Whether a press on the backdrop closes the dialog. Turn it off for forms with user input.
   * @default true
   */
  closeOnBackdrop?: boolean | undefined;
  /**
   * Shows a moving stitch on the last action and prevents closing.
   * @default false
   */
  loading?: boolean | undefined;
  /** The element that gets the focus on closing. By default, the one that had it before. */
  returnFocusTo?: DialogOverlayProps['returnFocusTo'];
}

function withLoadingAction(actions: ReactNode): ReactNode {
  if (isValidElement<{ children?: ReactNode }>(actions) && actions.type === Fragment) {
    return withLoadingAction(actions.props.children);
  }
  const all = Children.toArray(actions);
  const last = all.at(-1);
  if (!isValidElement<{ loading?: boolean }>(last)) return all;
  return [...all.slice(0, -1), cloneElement(last, { loading: true })];
}
