import * as Dialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CloseButton } from '../internal/overlay/close-button.tsx';
import {
  type DialogOpenChangeReason,
  DialogOverlay,
  type DialogOverlayProps,
} from '../internal/overlay/dialog-overlay.tsx';
import { makeScrollFocusable } from '../internal/overlay/make-scroll-focusable.ts';
import { useLabels } from '../internal/use-labels.ts';

const english = { closeLabel: 'Close' };

const drawer = cva(
  [
    'fixed flex flex-col bg-surface text-default shadow-overlay outline-none forced-colors:border',
    'transition-[translate] duration-slow ease-enter',
    '[@media(max-height:24rem)]:overflow-y-auto',
  ],
  {
    variants: {
      side: {
        start: [
          'inset-y-0 start-0 w-[min(22rem,100vw-2.75rem)] starting:-translate-x-full data-[state=closed]:-translate-x-full',
          'rtl:starting:translate-x-full rtl:data-[state=closed]:translate-x-full',
        ],
        end: [
          'inset-y-0 end-0 w-full max-w-104 starting:translate-x-full data-[state=closed]:translate-x-full',
          'rtl:starting:-translate-x-full rtl:data-[state=closed]:-translate-x-full',
        ],
        bottom:
          'inset-x-0 bottom-0 mx-auto max-h-[85dvh] w-full max-w-160 rounded-t-card starting:translate-y-full data-[state=closed]:translate-y-full',
      },
    },
  },
);

/**
 * A panel at the edge of the window, for content without room on a phone: filters, sorting, a menu. The page
 * behind it is inert, as behind a modal.
 */
export function Drawer({
  title,
  side = 'end',
  headerActions,
  footer,
  closeLabel,
  loading = false,
  className,
  children,
  ...props
}: DrawerProps) {
  const labels = useLabels('Drawer', english);
  return (
    <DialogOverlay
      data-slot="drawer"
      data-side={side}
      {...props}
      loading={loading}
      className={drawer({ side, className })}
    >
      <div className="flex items-center gap-2 border-subtle border-b py-2 ps-4 pe-2">
        <Dialog.Title
          data-slot="drawer-title"
          tabIndex={-1}
          className="me-auto font-display text-small-title outline-none"
        >
          {title}
        </Dialog.Title>
        {headerActions}
        <CloseButton label={closeLabel ?? labels.closeLabel} />
      </div>
      <div
        ref={makeScrollFocusable}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 -outline-offset-2 [@media(max-height:24rem)]:overflow-visible"
      >
        {children}
      </div>
      {footer && <div className="border-subtle border-t bg-page p-4 shadow-floating *:w-full">{footer}</div>}
    </DialogOverlay>
  );
}

/** What opened or closed it. A press on the trigger opens it; the others close it. */
export type DrawerOpenChangeReason = DialogOpenChangeReason;

export interface DrawerProps
  extends Omit<DialogOverlayProps, 'title' | 'scrimClassName' | 'closeOnBackdrop'> {
  /** The title, which is also the accessible name of the drawer. */
  title: ReactNode;
  /**
   * The edge that the drawer is attached to, in reading order. Use `end` for filters, `start` for a menu, `bottom` for
   * a short list of options.
   * @default 'end'
   */
  side?: DrawerSide;
  /** Content beside the title, such as a link that clears everything. */
  headerActions?: ReactNode;
  /** The footer, which is always visible: the main action. */
  footer?: ReactNode;
  /** @default 'Close' */
  closeLabel?: string;
  /**
   * Prevents closing.
   * @default false
   */
  loading?: boolean | undefined;
  /** Where the focus goes after closing, if not to the element that had it before. */
  returnFocusTo?: DialogOverlayProps['returnFocusTo'];
}

export type DrawerSide = 'start' | 'end' | 'bottom';
