import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DialogOverlay, type DialogOverlayProps } from '../internal/overlay/dialog-overlay.tsx';
import { useOpen } from '../internal/overlay/open-state.ts';
import { useLabels } from '../internal/use-labels.ts';
import { ModalContent } from '../modal/modal-content.tsx';

const english = { closeLabel: 'Close' };

/**
 * A dialog that asks for confirmation before an action that cannot be undone. Both buttons name what they do, and the
 * focus starts on the one that changes nothing. A press on the scrim does nothing; Escape and the close button cancel.
 * Confirming closes it once the action is done.
 */
export function AlertDialog({
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  title,
  confirmLabel,
  cancelLabel,
  onConfirm,
  loading = false,
  closeLabel,
  className = '',
  children,
  ...props
}: AlertDialogProps) {
  const labels = useLabels('AlertDialog', english);
  const bodyId = `${useId()}body`;
  const [open, setOpen] = useOpen({ open: givenOpen, defaultOpen, onOpenChange });
  const [confirming, setConfirming] = useState(false);
  const confirm = async () => {
    const pending = onConfirm();
    if (pending instanceof Promise) {
      setConfirming(true);
      await pending.finally(() => setConfirming(false));
    }
    setOpen(false, 'confirm-press');
  };
  return (
    <DialogOverlay
      data-slot="alert-dialog"
      role="alertdialog"
      {...props}
      aria-describedby={bodyId}
      open={open}
      onOpenChange={(next, { reason }) => setOpen(next, reason)}
      closeOnBackdrop={false}
      loading={loading || confirming}
      scrimClassName="grid place-items-center p-4"
      className={`flex max-h-full w-full max-w-130 overflow-hidden rounded-card bg-surface text-default shadow-overlay outline-none transition-[translate] duration-slow ease-enter starting:translate-y-2 forced-colors:border [@media(max-height:24rem)]:block [@media(max-height:24rem)]:overflow-y-auto ${className}`}
    >
      <ModalContent
        bodyId={bodyId}
        title={<Dialog.Title data-slot="alert-dialog-title">{title}</Dialog.Title>}
        closeLabel={closeLabel ?? labels.closeLabel}
        actions={
          <>
            <Dialog.Close asChild>
              <Button variant="secondary" data-autofocus="">
                {cancelLabel}
              </Button>
            </Dialog.Close>
            <Button loading={loading || confirming} onClick={confirm}>
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
  extends Omit<DialogOverlayProps, 'title' | 'role' | 'closeOnBackdrop' | 'scrimClassName'> {
  /** The question. Also the accessible name of the dialog. */
  title: ReactNode;
  /** What will happen, with amounts and dates. Announced together with the question. */
  children: ReactNode;
  /** The action in words, as on the button that opened the dialog. */
  confirmLabel: ReactNode;
  /** What stays as it is: "Keep it", not "No". */
  cancelLabel: ReactNode;
  /**
   * Runs the action. If it returns a promise, the dialog shows that it is loading and closes once the promise is
   * fulfilled; if the promise is rejected, it stays open. Otherwise it closes at once.
   */
  onConfirm: () => unknown;
  /**
   * Called when it opens or closes, with the reason: `trigger-press`, `confirm-press`, `close-press` (also of the cancel
   * button) or `escape-key`. If the parent controls it, set `open` to the first argument.
   */
  onOpenChange?: DialogOverlayProps['onOpenChange'];
  /**
   * Runs a stitch on the confirm button and prevents closing, also without a promise of `onConfirm`.
   * @default false
   */
  loading?: boolean | undefined;
  /** @default 'Close' */
  closeLabel?: string;
  /** Where the focus goes after closing, if not to the element that had it before. */
  returnFocusTo?: DialogOverlayProps['returnFocusTo'];
}
