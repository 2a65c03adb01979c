import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { GalleryItem } from '../gallery/gallery.tsx';
import {
  type DialogOpenChangeReason,
  DialogOverlay,
  type DialogOverlayProps,
} from '../internal/overlay/dialog-overlay.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { LightboxContent } from './lightbox-content.tsx';

const english: LightboxLabels = {
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  counter: (number, count) => `${number} of ${count}`,
};

/**
 * A dialog over the whole window that shows the images of a gallery and zooms them by pinch, wheel, click, double tap,
 * and the + and − keys. It is a separate module, so that a page can load it on demand. Renders a dialog.
 */
export function Lightbox({
  items,
  title,
  activeId,
  defaultActiveId,
  onActiveIdChange,
  labels,
  className,
  ...props
}: LightboxProps) {
  return (
    <DialogOverlay
      data-slot="lightbox"
      {...props}
      scrimClassName="bg-page"
      className={cx('flex size-full flex-col bg-page text-default outline-none', className)}
    >
      <LightboxContent
        items={items}
        title={title}
        activeId={activeId}
        defaultActiveId={defaultActiveId}
        onActiveIdChange={onActiveIdChange}
        labels={useLabels('Lightbox', english, labels)}
      />
    </DialogOverlay>
  );
}

export interface LightboxLabels {
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
  counter: (number: number, count: number) => string;
}

/** What opened or closed it. A press on the trigger opens it; the others close it. */
export type LightboxOpenChangeReason = DialogOpenChangeReason;

export interface LightboxProps extends Omit<DialogOverlayProps, 'title' | 'children' | 'scrimClassName'> {
  /** The images of the gallery. */
  items: readonly GalleryItem[];
  /** Names the dialog: what the images show. */
  title: ReactNode;
  /** The image that is shown, if the parent controls it. Share it with the gallery so that both show the same image. */
  activeId?: string | undefined;
  /**
   * The image that is shown first, if the parent does not control it.
   * @default the first one
   */
  defaultActiveId?: string | undefined;
  onActiveIdChange?: ((id: string) => void) | undefined;
  /** Replaces the built-in texts, for example with Bangla ones. */
  labels?: Partial<LightboxLabels>;
  /** The element that gets the focus on closing. By default, the one that had it before. */
  returnFocusTo?: DialogOverlayProps['returnFocusTo'];
}
