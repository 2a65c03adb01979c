import * as Dialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { Children, cloneElement, Fragment, isValidElement, type ReactNode, useId } from 'react';
import {
  type CloseReason,
  DialogOverlay,
  type DialogOverlayProps,
} from '../internal/overlay/dialog-overlay.tsx';
import { ModalContent } from './modal-content.tsx';

const modal = cva(
  [
    'flex max-h-full w-full overflow-hidden rounded-card bg-surface text-ink shadow-e3 outline-none forced-colors:border',
    'transition-[translate] duration-240 ease-settle starting:translate-y-2',
    // Too low for a head, a body and a foot, as at 400 % zoom: then everything scrolls together.
    '[@media(max-height:24rem)]:block [@media(max-height:24rem)]:overflow-y-auto',
  ],
  {
    variants: {
      size: {
        question: 'max-w-130',
        form: 'max-w-160',
        wide: 'lg:w-[70vw]',
      },
    },
  },
);

/**
 * One question or one form, in front of the page. The page behind it waits: it is inert, does not scroll and does not
 * move. The focus goes to the first field, or to the title when there is none, and comes back afterwards.
 */
export function Modal({
  open,
  title,
  onClose,
  size = 'question',
  actions,
  aside,
  closeLabel = 'Close',
  loading = false,
  children,
  className,
  ...props
}: ModalProps) {
  const id = useId();
  return (
    <DialogOverlay
      data-slot="modal"
      data-size={size}
      // A question is read out whole; a form says what it wants field by field.
      {...(size === 'question' && children ? { 'aria-describedby': `${id}body` } : {})}
      {...props}
      open={open}
      onClose={onClose}
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
        actions={loading ? withLastBusy(actions) : actions}
        closeLabel={closeLabel}
        onClose={() => !loading && onClose('button')}
      >
        {children}
      </ModalContent>
    </DialogOverlay>
  );
}

export type ModalSize = 'question' | 'form' | 'wide';

export type ModalCloseReason = CloseReason;

export interface ModalProps extends Omit<DialogOverlayProps, 'title' | 'scrimClassName'> {
  /** Shown or not; the parent decides. */
  open: boolean;
  /** Also names the dialog. A question or a noun. */
  title: ReactNode;
  /** Why it wants to close: `escape`, `button` or `backdrop`. Set `open` to `false` to agree. */
  onClose: (reason: ModalCloseReason) => void;
  /**
   * 520 wide, 640, or from a window of 1024 px 70 percent of it.
   * @default 'question'
   */
  size?: ModalSize;
  /** Buttons, always in sight below the body. The last one does what the title says. */
  actions?: ReactNode;
  /** Stands beside the form from 1024 px, such as a picture. Nothing that only stands here may be needed. */
  aside?: ReactNode;
  /** @default 'Close' */
  closeLabel?: string;
  /**
   * Whether a press beside the dialog closes it. Off for forms with something typed.
   * @default true
   */
  closeOnBackdrop?: boolean | undefined;
  /**
   * Runs one stitch on the last action and blocks closing.
   * @default false
   */
  loading?: boolean | undefined;
  /** Where the focus goes afterwards, if not to what had it before. */
  returnFocusTo?: DialogOverlayProps['returnFocusTo'];
}

function withLastBusy(actions: ReactNode): ReactNode {
  if (isValidElement<{ children?: ReactNode }>(actions) && actions.type === Fragment) {
    return withLastBusy(actions.props.children);
  }
  const all = Children.toArray(actions);
  const last = all.at(-1);
  if (!isValidElement<{ loading?: boolean }>(last)) return all;
  return [...all.slice(0, -1), cloneElement(last, { loading: true })];
}
