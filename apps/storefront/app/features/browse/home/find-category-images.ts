import type { Backdrop } from '@piri/contract/categories';
import type { ImageIndex, ResponsiveImage } from '../../../../server/files/image-index.ts';

/** Which pieces stand for a room. A room without one of ours keeps its drawing. */
const pieces: Partial<Record<Backdrop, { product: string; variant: string }[]>> = {
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

/** The pictures of a room's pieces, by its stage. */
export type CategoryImages = Partial<Record<Backdrop, ResponsiveImage[]>>;

/** A room is shown with all of its pieces or drawn: half of a group would look like a mistake. */
export function findCategoryImages(pictures: Pick<ImageIndex, 'product'>): CategoryImages {
  const found = Object.entries(pieces).map(([stage, group]) => {
    const own = group.flatMap(
      ({ product, variant }) => pictures.product(product, variant, 'three-quarter') ?? [],
    );
    return [stage, own.length === group.length ? own : undefined];
  });
  return Object.fromEntries(found.filter(([, own]) => own));
}
