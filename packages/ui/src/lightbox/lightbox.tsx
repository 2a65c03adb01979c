import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { GalleryItem } from '../gallery/gallery.tsx';
import {
  type CloseReason,
  DialogOverlay,
  type DialogOverlayProps,
} from '../internal/overlay/dialog-overlay.tsx';
import { LightboxContent } from './lightbox-content.tsx';

const english: LightboxLabels = {
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  close: 'Close',
  counter: (number, count) => `${number} of ${count}`,
};

/**
 * The pictures of a gallery over the whole window, to be looked at closely: pinch, wheel, click or double tap, + and −.
 * A file of its own, so that a page can fetch it when somebody reaches for it. Renders a dialog.
 */
export function Lightbox({
  open,
  items,
  title,
  onClose,
  activeId,
  onActiveIdChange,
  labels,
  className,
  ...props
}: LightboxProps) {
  return (
    <DialogOverlay
      data-slot="lightbox"
      {...props}
      open={open}
      onClose={onClose}
      scrimClassName="bg-page"
      className={cx('flex size-full flex-col bg-page text-ink outline-none', className)}
    >
      <LightboxContent
        items={items}
        title={title}
        onClose={() => onClose('button')}
        activeId={activeId}
        onActiveIdChange={onActiveIdChange}
        labels={{ ...english, ...labels }}
      />
    </DialogOverlay>
  );
}

export type LightboxCloseReason = CloseReason;

export interface LightboxLabels {
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
  counter: (number: number, count: number) => string;
}

export interface LightboxProps extends Omit<DialogOverlayProps, 'title' | 'children' | 'scrimClassName'> {
  /** Shown or not; the parent decides. */
  open: boolean;
  /** Those of the gallery. */
  items: readonly GalleryItem[];
  /** Names the dialog: what is to be seen. */
  title: ReactNode;
  /** Why it wants to close: `escape` or `button`. Set `open` to `false` to agree. */
  onClose: (reason: LightboxCloseReason) => void;
  /** Which one is shown, when the parent decides; give it the gallery's, so that both show the same. */
  activeId?: string | undefined;
  onActiveIdChange?: ((id: string) => void) | undefined;
  /** Other words, such as Bangla ones. */
  labels?: Partial<LightboxLabels>;
  /** Where the focus goes afterwards, if not to what had it before. */
  returnFocusTo?: DialogOverlayProps['returnFocusTo'];
}
