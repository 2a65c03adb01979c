import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import {
  DialogOverlay,
  type DialogOverlayProps,
  type OpenProps,
} from '../internal/overlay/dialog-overlay.tsx';
import { ModalContent } from '../modal/modal-content.tsx';

/**
 * A dialog that asks for confirmation before an action that cannot be undone. Both buttons name what they do, and the
 * focus starts on the one that changes nothing. A press on the scrim does nothing; Escape and the close button cancel.
 */
export function AlertDialog({
  open,
  title,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  loading = false,
  closeLabel = 'Close',
  className = '',
  children,
  ...props
}: AlertDialogProps) {
  const bodyId = `${useId()}body`;
  return (
    <DialogOverlay
      data-slot="alert-dialog"
      role="alertdialog"
      {...props}
      aria-describedby={bodyId}
      open={open}
      onOpenChange={() => onCancel()}
      closeOnBackdrop={false}
      loading={loading}
      scrimClassName="grid place-items-center p-4"
      className={`flex max-h-full w-full max-w-130 overflow-hidden rounded-card bg-surface text-default shadow-overlay outline-none transition-[translate] duration-slow ease-enter starting:translate-y-2 forced-colors:border [@media(max-height:24rem)]:block [@media(max-height:24rem)]:overflow-y-auto ${className}`}
    >
      <ModalContent
        bodyId={bodyId}
        title={<Dialog.Title data-slot="alert-dialog-title">{title}</Dialog.Title>}
        closeLabel={closeLabel}
        actions={
          <>
            <Dialog.Close asChild>
              <Button variant="secondary" data-autofocus="">
                {cancelLabel}
              </Button>
            </Dialog.Close>
            <Button loading={loading} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        {children}
      </ModalContent>
    </DialogOverlay>
  );
}

export interface AlertDialogProps
  extends Omit<
    DialogOverlayProps,
    'title' | 'role' | 'closeOnBackdrop' | 'scrimClassName' | keyof OpenProps
  > {
  /** Whether the dialog is open. Controlled by the parent. */
  open: boolean;
  /** The question. Also the accessible name of the dialog. */
  title: ReactNode;
  /** What will happen, with amounts and dates. Announced together with the question. */
  children: ReactNode;
  /** The action in words, as on the button that opened the dialog. */
  confirmLabel: ReactNode;
  /** What stays as it is: "Keep it", not "No". */
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** Called on cancel, Escape or the close button. Set `open` to `false`. */
  onCancel: () => void;
  /**
   * Runs a stitch on the confirm button and prevents closing until the action is done.
   * @default false
   */
  loading?: boolean | undefined;
  /** @default 'Close' */
  closeLabel?: string;
  /** Where the focus goes after closing, if not to the element that had it before. */
  returnFocusTo?: DialogOverlayProps['returnFocusTo'];
}
