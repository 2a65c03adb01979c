import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/*
 * Both images change their opacity together, since the background shows through a cut-out. Nothing changes before the
 * second one has loaded, so a hovered card is never empty.
 */
const view = 'absolute inset-0 transition-opacity duration-base ease-enter';
const first =
  'in-data-[hover-image=ready]:group-hover/card:opacity-0 in-data-[hover-image=ready]:group-has-focus-visible/card:opacity-0';
const second =
  'opacity-0 in-data-[hover-image=ready]:group-hover/card:opacity-100 in-data-[hover-image=ready]:group-has-focus-visible/card:opacity-100';

/**
 * The backdrop of a card with the image on it. The hover image is only rendered when the card is hovered or focused, so
 * that a listing loads one image per product instead of two.
 */
export function ProductCardMedia({ backdrop, image, hoverImage, children }: ProductCardMediaProps) {
  const [wanted, setWanted] = useState(false);
  const [ready, setReady] = useState(false);
  const ground = useRef<HTMLDivElement>(null);
  const behind = useRef<HTMLDivElement>(null);

  const waiting = Boolean(hoverImage) && !wanted;
  useEffect(() => {
    const card = ground.current?.closest('[data-slot=product-card]');
    if (!card || !waiting) return;
    const want = () => setWanted(true);
    // The card may have been hovered or focused before hydration.
    if (card.matches(':hover, :focus-within')) want();
    card.addEventListener('pointerenter', want);
    card.addEventListener('focusin', want);
    return () => {
      card.removeEventListener('pointerenter', want);
      card.removeEventListener('focusin', want);
    };
  }, [waiting]);

  // A drawing or an image that is already loaded fires no `load` event any more.
  useEffect(() => {
    const image = behind.current?.querySelector('img');
    if (wanted && (!image || (image.complete && image.naturalWidth > 0))) setReady(true);
  }, [wanted]);

  return (
    <div
      ref={ground}
      data-slot="product-card-media"
      data-hover-image={ready ? 'ready' : undefined}
      className="relative col-start-1 row-start-1 aspect-4/5 min-w-0 overflow-clip rounded-chip bg-surface-muted forced-colors:border"
      style={backdrop === 'muted' ? undefined : { backgroundColor: `var(--piri-backdrop-${backdrop})` }}
    >
      <div data-slot="product-card-view" className={cx(view, hoverImage && first)}>
        {image}
      </div>
      {wanted && hoverImage && (
        <div
          ref={behind}
          data-slot="product-card-hover-image"
          className={cx(view, second)}
          onLoadCapture={() => setReady(true)}
        >
          {hoverImage}
        </div>
      )}
      {children}
    </div>
  );
}

interface ProductCardMediaProps {
  backdrop: string;
  image: ReactNode;
  hoverImage: ReactNode;
  children: ReactNode;
}
