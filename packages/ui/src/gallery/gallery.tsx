import { cx } from 'class-variance-authority';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { getSlideIndexForKey, useScrollSnap, wrapIndex } from '../internal/use-scroll-snap.ts';
import { useValue } from '../internal/use-value.ts';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';

const english: GalleryLabels = {
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom in',
  counter: (number, count) => `${number} of ${count}`,
};

/**
 * A gallery of the images of one item, with swiping, arrow keys and thumbnails. Without JavaScript the images scroll
 * and the thumbnails link to them. Renders a `<div role="group">`.
 */
export function Gallery({
  items,
  label,
  activeId,
  defaultActiveId,
  onActiveIdChange,
  onZoom,
  onZoomIntent,
  ratio = '7 / 6',
  labels,
  className,
  onKeyDown,
  id = 'gallery',
  ...props
}: GalleryProps) {
  const allLabels = useLabels('Gallery', english, labels);
  const [chosen, choose] = useValue(activeId, defaultActiveId ?? '', onActiveIdChange);
  const found = items.findIndex((item) => item.id === chosen);
  const shown = Math.max(0, found);
  const active = items[shown];
  const several = items.length > 1;

  const show = (index: number) => {
    const next = items[index];
    if (next) choose(next.id);
  };
  const { ref, onScroll } = useScrollSnap(shown, show);

  const turnByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const rightToLeft = event.currentTarget.matches('[dir="rtl"] *, [dir="rtl"]');
    const index = getSlideIndexForKey(event.key, shown, items.length, rightToLeft);
    if (index === undefined) return;
    event.preventDefault();
    show(index);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is for form controls, and this groups images
    <div
      role="group"
      data-slot="gallery"
      aria-label={label}
      id={id}
      onKeyDown={turnByKey}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 print:block',
        several && 'md:grid-cols-[auto_minmax(0,1fr)]',
        className,
      )}
      {...props}
    >
      {several && (
        <GalleryThumbnails items={items} shown={shown} slideId={(item) => `${id}-${item}`} onShow={show} />
      )}
      <div className="relative min-w-0 md:order-2">
        <ul
          ref={ref as ComponentProps<'ul'>['ref']}
          data-slot="gallery-frame"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to focus it to scroll it
          tabIndex={0}
          aria-label={label}
          onScroll={onScroll}
          style={{ aspectRatio: ratio }}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-surface-muted [scrollbar-width:none]"
        >
          {items.map((item, index) => (
            <li
              key={item.id}
              id={`${id}-${item.id}`}
              data-state={index === shown ? 'active' : 'inactive'}
              className="h-full w-full flex-none snap-center snap-always scroll-mt-20 *:size-full"
            >
              {item.image}
            </li>
          ))}
        </ul>
        <div className="pointer-events-none flex min-h-11 items-center print:hidden justify-between gap-3 pt-2 md:absolute md:inset-x-4 md:bottom-4 md:pt-0">
          <p
            aria-live="polite"
            dir="auto"
            className="text-muted text-small tabular md:rounded-control md:bg-surface md:px-2 md:py-1"
          >
            {allLabels.counter(shown + 1, items.length)}
            <span className="sr-only">: {active?.label}</span>
          </p>
          <div className="reveal-when-complete pointer-events-auto flex gap-1 [@media(scripting:none)]:hidden">
            {several && (
              <>
                <IconButton
                  aria-label={allLabels.previous}
                  className={button}
                  onClick={() => show(wrapIndex(shown, -1, items.length))}
                >
                  <Icon name="chevron-left" />
                </IconButton>
                <IconButton
                  aria-label={allLabels.next}
                  className={button}
                  onClick={() => show(wrapIndex(shown, 1, items.length))}
                >
                  <Icon name="chevron-right" />
                </IconButton>
              </>
            )}
            {onZoom && active && (
              <IconButton
                aria-label={allLabels.zoom}
                aria-haspopup="dialog"
                className={button}
                onPointerEnter={onZoomIntent}
                onFocus={onZoomIntent}
                onClick={() => onZoom(active.id)}
              >
                <Icon name="zoom-in" />
              </IconButton>
            )}
          </div>
          <span hidden />
        </div>
      </div>
      <span hidden />
    </div>
  );
}

export interface GalleryItem {
  /** Also the end of the id of its slide. */
  id: string;
  /** What the image shows, in a few words. It names the thumbnail and is announced when the image is shown. */
  label: string;
  /** The thumbnail, 76 px square. Its `alt` is empty, because the label names it. */
  thumbnail: ReactNode;
  /** The image that fills the frame: a photograph or a drawing. */
  image: ReactNode;
  /** The large image, loaded only when the user zooms in. */
  zoomImage?: ReactNode;
}

export interface GalleryLabels {
  previous: string;
  next: string;
  zoom: string;
  counter: (number: number, count: number) => string;
}

export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Also the prefix of the ids of its slides. A second gallery on a page needs its own.
   * @default 'gallery'
   */
  id?: string;
  /** The images, in the order in which they are swiped. */
  items: readonly GalleryItem[];
  /**
   * The accessible name of the group.
   * @example 'Pictures of Meghna 3-Seater'
   */
  label: string;
  /** The id of the shown image, if the parent controls it, such as the one of the selected material. */
  activeId?: string | undefined;
  /** The id of the image shown first, if the parent does not control it. */
  defaultActiveId?: string | undefined;
  onActiveIdChange?: ((id: string) => void) | undefined;
  /** Called when the user wants to zoom in: open a `Lightbox`. Without it there is no zoom button. */
  onZoom?: ((id: string) => void) | undefined;
  /** Called when the pointer or the focus is on the zoom button, to preload the lightbox. */
  onZoomIntent?: (() => void) | undefined;
  /**
   * The aspect ratio of the frame.
   * @default '7 / 6'
   */
  ratio?: string;
  /** Replaces the default English labels, such as with Bangla ones. */
  labels?: Partial<GalleryLabels>;
}

const button = 'bg-surface hover:bg-surface-muted';
