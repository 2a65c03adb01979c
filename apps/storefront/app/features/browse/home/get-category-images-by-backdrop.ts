import type { Backdrop } from '@piri/contract/categories';
import type { ImageIndex, ResponsiveImage } from '../../../../server/files/image-index.ts';

/** The items that represent a room. A room without one of them keeps its drawing. */
const itemsByBackdrop: Partial<Record<Backdrop, { product: string; variant: string }[]>> = {
  living: [{ product: 'meghna-3-seater', variant: 'teal' }],
  bedroom: [{ product: 'sundarban-bed', variant: 'natural' }],
  dining: [{ product: 'pithha-dining-chair', variant: 'beige' }],
  office: [{ product: 'pathshala-study-desk', variant: 'oak' }],
  kids: [
    { product: 'piri-stool', variant: 'alta' },
    { product: 'piri-stool', variant: 'neel' },
  ],
  outdoor: [{ product: 'chhatim-garden-bench', variant: 'segun' }],
  decor: [{ product: 'nokshi-shataranji-rug', variant: 'neel-stripe' }],
};

/** The images of a room's items, by its backdrop. */
export type CategoryImagesByBackdrop = Partial<Record<Backdrop, ResponsiveImage[]>>;

/**
 * Returns the images of each room. A room with an image missing is drawn, since half a group would look like a mistake.
 */
export function getCategoryImagesByBackdrop(images: Pick<ImageIndex, 'product'>): CategoryImagesByBackdrop {
  const found = Object.entries(itemsByBackdrop).map(([backdrop, group]) => {
    const own = group.flatMap(
      ({ product, variant }) => images.product(product, variant, 'three-quarter') ?? [],
    );
    return [backdrop, own.length === group.length ? own : undefined];
  });
  return Object.fromEntries(found.filter(([, own]) => own));
}
