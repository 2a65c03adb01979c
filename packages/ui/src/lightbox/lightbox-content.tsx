import * as Dialog from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, useEffect } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseButton } from '../internal/overlay/close-button.tsx';
import { getSlideIndexForKey, useScrollSnap, wrapIndex } from '../internal/use-scroll-snap.ts';
import { useValue } from '../internal/use-value.ts';
import type { LightboxLabels, LightboxProps } from './lightbox.tsx';
import { useZoom } from './use-zoom.ts';

interface LightboxContentProps
  extends Pick<LightboxProps, 'items' | 'title' | 'activeId' | 'defaultActiveId' | 'onActiveIdChange'> {
  labels: LightboxLabels;
}

/** The content of a lightbox: title and zoom buttons above, the images, the counter below. Handles its keys. */
export function LightboxContent({
  items,
  title,
  activeId,
  defaultActiveId,
  onActiveIdChange,
  labels,
}: LightboxContentProps) {
  const [chosen, choose] = useValue(activeId, defaultActiveId ?? items[0]?.id ?? '', onActiveIdChange);
  const shown = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  );
  const show = (index: number) => {
    const next = items[index];
    if (next) choose(next.id);
  };
  const { ref: row, onScroll } = useScrollSnap(shown, show);
  const { zoom, ref: frame, handlers, by, move, reset } = useZoom();
  const enlarged = zoom.scale > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new image has to start without zoom
  useEffect(reset, [shown, reset]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rightToLeft = event.currentTarget.matches('[dir="rtl"] *');
    const step = arrows[event.key];
    const index = getSlideIndexForKey(event.key, shown, items.length, rightToLeft);
    if (event.key === '+' || event.key === '=') by(1.5);
    else if (event.key === '-') by(1 / 1.5);
    else if (event.key === '0') reset();
    else if (enlarged && step) move(...step);
    else if (index !== undefined) show(index);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is in the dialog
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="flex items-center gap-1 p-2 ps-4 md:px-6">
        <Dialog.Title
          data-slot="lightbox-title"
          tabIndex={-1}
          className="min-w-0 flex-1 truncate font-display text-lead outline-none"
        >
          {title}
        </Dialog.Title>
        <IconButton aria-label={labels.zoomOut} disabled={!enlarged} onClick={() => by(1 / 1.5)}>
          <Icon name="minus" />
        </IconButton>
        <IconButton aria-label={labels.zoomIn} disabled={zoom.scale >= 5} onClick={() => by(1.5)}>
          <Icon name="plus" />
        </IconButton>
        <CloseButton label={labels.close} />
      </div>
      <div
        ref={frame}
        data-state={enlarged ? 'enlarged' : 'whole'}
        className="relative min-h-0 flex-1 cursor-zoom-in touch-pan-x overflow-clip bg-surface-muted data-[state=enlarged]:cursor-grab data-[state=enlarged]:touch-none"
        {...handlers}
      >
        <ul
          ref={row as ComponentProps<'ul'>['ref']}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to focus it to scroll it
          tabIndex={0}
          aria-label={items[shown]?.label}
          onScroll={onScroll}
          className={cx(
            'flex h-full snap-x snap-mandatory overscroll-contain -outline-offset-2 [scrollbar-width:none]',
            enlarged ? 'overflow-hidden' : 'overflow-x-auto',
          )}
        >
          {items.map((item, index) => (
            <li
              key={item.id}
              inert={index !== shown}
              className="relative grid h-full w-full flex-none snap-center snap-always place-items-center overflow-clip *:size-full"
            >
              <div
                className="grid place-items-center *:size-full"
                style={
                  index === shown && enlarged
                    ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
                    : undefined
                }
              >
                {(index === shown && item.zoomImage) || item.image}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-3 p-2 ps-4 md:px-6">
        <p aria-live="polite" className="min-w-0 text-small">
          <bdi className="text-muted tabular">{labels.counter(shown + 1, items.length)}</bdi>{' '}
          <bdi>{items[shown]?.label}</bdi>
        </p>
        {items.length > 1 && (
          <div className="flex flex-none gap-1">
            <IconButton aria-label={labels.previous} onClick={() => show(wrapIndex(shown, -1, items.length))}>
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton aria-label={labels.next} onClick={() => show(wrapIndex(shown, 1, items.length))}>
              <Icon name="chevron-right" />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  );
}

/** The image moves against the arrow, so that the view moves with it. */
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};
