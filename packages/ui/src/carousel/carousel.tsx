import { cx } from 'class-variance-authority';
import { Children, type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useLabels } from '../internal/use-labels.ts';
import { getSlideIndexForKey, useScrollSnap, wrapIndex } from '../internal/use-scroll-snap.ts';
import { useValue } from '../internal/use-value.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useScrollPaging } from './use-scroll-paging.ts';

const english: CarouselLabels = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count) => `${number} of ${count}`,
  roleDescription: 'carousel',
  slideDescription: 'slide',
};

/**
 * A carousel of a few announcements, one at a time. It advances every five seconds, unless the user hovers or focuses
 * it, presses pause or prefers reduced motion. Without JavaScript it is a row that scrolls. Renders a `<section>`.
 */
export function Carousel({
  slides,
  label,
  interval = 5000,
  activeId,
  defaultActiveId,
  onActiveIdChange,
  defaultPaused = false,
  labels,
  className,
  ref,
  onKeyDown,
  ...props
}: CarouselProps) {
  const allLabels = useLabels('Carousel', english, labels);
  const id = useId();
  const [chosen, choose] = useValue(activeId, defaultActiveId ?? '', onActiveIdChange);
  const shown = Math.max(
    0,
    slides.findIndex((slide) => slide.id === chosen),
  );
  const show = (index: number) => {
    const next = slides[index];
    if (next) choose(next.id);
  };
  const { ref: row, onScroll } = useScrollSnap(shown, show);
  const several = slides.length > 1;
  const turning = useAutoplay({
    interval: several ? interval : 0,
    startsPaused: defaultPaused,
    shown,
    onTurn: () => show(wrapIndex(shown, 1, slides.length)),
  });
  const turnByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = getSlideIndexForKey(
      event.key,
      shown,
      slides.length,
      event.currentTarget.matches('[dir="rtl"] *'),
    );
    if (index === undefined) return;
    event.preventDefault();
    show(index);
  };

  return (
    <section
      data-slot="carousel"
      data-state={turning.state}
      aria-roledescription={allLabels.roleDescription}
      aria-label={label}
      ref={mergeRefs(turning.ref, ref)}
      onKeyDown={onKeyDown}
      className={cx('relative grid grid-cols-[minmax(0,1fr)]', className)}
      {...props}
    >
      {several && (
        <div className="reveal-when-complete order-2 flex items-center justify-end gap-1 pt-2 [@media(scripting:none)]:hidden">
          <span aria-hidden="true" className="me-auto flex min-w-0 gap-3 overflow-clip">
            {slides.map((slide, index) => (
              <i
                key={slide.id}
                className={cx(
                  'w-9 min-w-0 stitch-horizontal',
                  index === shown ? 'text-accent' : 'text-border-subtle',
                )}
              />
            ))}
          </span>
          <IconButton
            aria-label={turning.paused ? allLabels.play : allLabels.pause}
            aria-controls={id}
            onClick={turning.toggle}
          >
            <Icon name={turning.paused ? 'play' : 'pause'} />
          </IconButton>
          <IconButton
            aria-label={allLabels.previous}
            aria-controls={id}
            onClick={() => show(wrapIndex(shown, -1, slides.length))}
          >
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton
            aria-label={allLabels.next}
            aria-controls={id}
            onClick={() => show(wrapIndex(shown, 1, slides.length))}
          >
            <Icon name="chevron-right" />
          </IconButton>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a list cannot be a live region, and a <fieldset> is for form fields */}
      <div
        id={id}
        role="group"
        aria-label={label}
        // Slides that change automatically are not announced.
        aria-live={turning.state === 'turning' ? 'off' : 'polite'}
        ref={row as ComponentProps<'div'>['ref']}
        onScroll={onScroll}
        onKeyDown={turnByKey}
        tabIndex={several ? 0 : undefined}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is for form controls
          <div
            key={slide.id}
            role="group"
            aria-roledescription={allLabels.slideDescription}
            aria-label={`${allLabels.slide(index + 1, slides.length)}: ${slide.label}`}
            className="w-full flex-none snap-start snap-always *:h-full"
          >
            {slide.content}
          </div>
        ))}
      </div>
      {several && <span hidden />}
    </section>
  );
}

/** A scrollable row of cards with buttons that move it by as many cards as are visible. Renders a `<section>`. */
export function CardCarousel({ label, labels, className, children, ...props }: CardCarouselProps) {
  const allLabels = useLabels('CardCarousel', cardCarouselEnglish, labels);
  const { ref, more, move } = useScrollPaging();
  return (
    <section data-slot="card-carousel" aria-label={label} className={cx('relative', className)} {...props}>
      <ul
        ref={ref}
        className="flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain [--visible:2.2] [scrollbar-width:none] md:gap-6 md:[--visible:3] lg:[--visible:4]"
      >
        {Children.map(children, (card) => (
          <li className="w-[calc((100%-(var(--visible)-1)*var(--gap))/var(--visible))] flex-none snap-start [--gap:.75rem] *:h-full md:[--gap:1.5rem]">
            {card}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex justify-end gap-1" hidden={!(more.before || more.after)}>
        <IconButton aria-label={allLabels.previous} aria-disabled={!more.before} onClick={() => move(-1)}>
          <Icon name="chevron-left" />
        </IconButton>
        <IconButton aria-label={allLabels.next} aria-disabled={!more.after} onClick={() => move(1)}>
          <Icon name="chevron-right" />
        </IconButton>
      </div>
    </section>
  );
}

export interface CarouselSlide {
  id: string;
  /** What the slide announces, in a few words. */
  label: string;
  content: ReactNode;
}

export interface CarouselLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  slide: (number: number, count: number) => string;
  roleDescription: string;
  slideDescription: string;
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  slides: readonly CarouselSlide[];
  /**
   * The accessible name of the region, without the word carousel.
   * @example 'This month'
   */
  label: string;
  /**
   * How long each slide is shown, in milliseconds. `0` disables automatic changes.
   * @default 5000
   */
  interval?: number;
  /** The id of the shown slide, if the parent controls it. */
  activeId?: string | undefined;
  defaultActiveId?: string | undefined;
  onActiveIdChange?: ((id: string) => void) | undefined;
  /**
   * Starts paused; the button starts it.
   * @default false
   */
  defaultPaused?: boolean;
  /** Replaces the default English labels, such as with Bangla ones. */
  labels?: Partial<CarouselLabels>;
}

export interface CardCarouselLabels {
  previous: string;
  next: string;
}

export interface CardCarouselProps extends ComponentProps<'section'> {
  /**
   * The accessible name of the region.
   * @example 'Goes with it'
   */
  label: string;
  /** The cards, side by side. */
  children?: ReactNode;
  /** Replaces the default English labels, such as with Bangla ones. */
  labels?: Partial<CardCarouselLabels>;
}

const cardCarouselEnglish: CardCarouselLabels = { previous: 'Previous', next: 'Next' };
