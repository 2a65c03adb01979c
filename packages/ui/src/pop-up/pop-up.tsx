import * as Dialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CloseButton } from '../internal/overlay/close-button.tsx';
import {
  type DialogOpenChangeReason,
  DialogOverlay,
  type DialogOverlayProps,
} from '../internal/overlay/dialog-overlay.tsx';
import { useLabels } from '../internal/use-labels.ts';

const english = { closeLabel: 'Close' };

const popUp = cva(
  [
    'relative max-h-full w-[80vw] overflow-y-auto overscroll-contain corner-mitre shadow-overlay outline-none min-[991px]:w-[50vw]',
    'transition-[translate] duration-slow ease-enter starting:translate-y-2 forced-colors:border',
  ],
  {
    variants: {
      variant: {
        default: 'bg-surface text-default',
        promo: 'surface-promo',
      },
    },
  },
);

/**
 * A dialog that shows one campaign or one offer, with an image as wide as the dialog. It takes 80 percent of the
 * window, and half of it from 991 px. Its content is text, never part of the image.
 */
export function PopUp({
  title,
  variant = 'default',
  image,
  highlight,
  eyebrow,
  text,
  closeLabel,
  className,
  children,
  ...props
}: PopUpProps) {
  const labels = useLabels('PopUp', english);
  const isPromo = variant === 'promo';
  const content = (
    <div className={isPromo ? 'p-8 pe-16 pb-0 md:p-12 md:pe-20 md:pb-0' : 'p-5 md:p-10 md:pt-8'}>
      {eyebrow && <p className={isPromo ? '' : 'font-semibold text-sale text-lead'}>{eyebrow}</p>}
      <Dialog.Title
        data-slot="pop-up-title"
        tabIndex={-1}
        className={`font-display text-balance outline-none ${isPromo ? 'mt-1 text-page-title' : 'max-w-135 text-title'}`}
      >
        {title}
      </Dialog.Title>
      {text && <div className={isPromo ? 'mt-4 max-w-80 text-lead' : 'mt-2 text-muted'}>{text}</div>}
      {children && <div className={isPromo ? 'mt-5' : 'mt-4'}>{children}</div>}
    </div>
  );
  return (
    <DialogOverlay
      data-slot="pop-up"
      data-variant={variant}
      {...props}
      scrimClassName="grid place-items-center py-4"
      className={popUp({ variant, className })}
    >
      {isPromo && (
        <>
          {content}
          <div className="mt-4 mb-8 *:max-h-[50dvh] *:w-full *:object-contain">{image}</div>
          <div aria-hidden="true" className="pointer-events-none absolute inset-3 stitch-border" />
        </>
      )}
      {!isPromo && (
        <>
          <div className="relative *:max-h-[46dvh] *:w-full *:object-cover">
            {image}
            {highlight && <Slip>{highlight}</Slip>}
          </div>
          {content}
        </>
      )}
      <div className={isPromo ? 'absolute end-5 top-5' : 'absolute end-3 top-3 rounded-control bg-surface'}>
        <CloseButton
          label={closeLabel ?? labels.closeLabel}
          className={isPromo ? 'text-on-promo! hover:bg-promo-button-text!' : ''}
        />
      </div>
    </DialogOverlay>
  );
}

/** What opened or closed it. A press on the trigger opens it; the others close it. */
export type PopUpOpenChangeReason = DialogOpenChangeReason;

export interface PopUpProps
  extends Omit<DialogOverlayProps, 'title' | 'scrimClassName' | 'loading' | 'closeOnBackdrop'> {
  /** The title, which also names the dialog. */
  title: ReactNode;
  /**
   * `default` is white with the image on top; `promo` is red with a stitched frame and the image below the text.
   * @default 'default'
   */
  variant?: 'default' | 'promo';
  /** Fills the width. Repeat any words in the image as text. */
  image: ReactNode;
  /** Content of a red slip that hangs over the image on a thread. Only with `variant="default"`. */
  highlight?: ReactNode;
  /** A line above the title, such as the end of the offer. */
  eyebrow?: ReactNode;
  /** A sentence or two below the title. */
  text?: ReactNode;
  /** The next step: a button or a form. */
  children?: ReactNode;
  /** @default 'Close' */
  closeLabel?: string;
  /** The element that gets the focus on closing. By default, the one that had it before. */
  returnFocusTo?: DialogOverlayProps['returnFocusTo'];
}

function Slip({ children }: { children: ReactNode }) {
  return (
    <div className="absolute start-5 top-0 h-auto! max-h-none! w-auto! text-sale md:start-10">
      <div className="mx-auto h-8 w-0 border-current border-s-2 border-dashed md:h-14" />
      <div className="surface-promo rounded-chip p-1.5 shadow-floating">
        <div className="px-3 py-2 stitch-border">{children}</div>
      </div>
    </div>
  );
}
