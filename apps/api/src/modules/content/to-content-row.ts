import type { Catalogue } from '@piri/catalogue/catalogue';
import type { ContentEntry as EntryFile } from '@piri/catalogue/content';
import type { ImageReference } from '@piri/catalogue/image-reference';
import type { ImageManifest } from '@piri/catalogue/images';
import type { ContentEntry } from '@piri/contract/content';
import type { Image } from '@piri/contract/images';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { resolveImageReference } from '../items/resolve-image-reference.ts';

/** The fields of entries of all types; each type has some of them. */
type ContentFields = Omit<ContentEntry['fields'], 'image' | 'slides'> & {
  image?: ImageReference | undefined;
  slides?: { title: string; text?: string | undefined; image: ImageReference }[];
};

/**
 * Converts an entry of a file to a row. `fields` has the shape that the API returns. The ids that the entry is about
 * are separate columns for searching.
 */
export function toContentRow(
  { id, type, title, ...said }: EntryFile,
  catalogue: Pick<Catalogue, 'products' | 'scenes'>,
  images: readonly ImageManifest[],
): Selectable<Database['contentEntries']> {
  const { image, slides, ...rest }: ContentFields = said;
  // A picture may be referenced before it exists. The entry then has no image, and a slide is left out.
  const entryImage = image && resolveImage(image);
  const slidesWithImages = slides?.flatMap((slide) => {
    const image = resolveImage(slide.image);
    return image === undefined ? [] : [{ ...slide, image }];
  });
  return {
    id,
    type,
    title,
    placement: rest.placement ?? null,
    productIds: rest.products ?? [],
    categoryIds: rest.categories ?? [],
    fields: {
      ...rest,
      ...(entryImage && { image: entryImage }),
      ...(slidesWithImages && { slides: slidesWithImages }),
    },
  };

  function resolveImage(reference: ImageReference): Image | undefined {
    const found = resolveImageReference(reference, catalogue, images);
    if (found === undefined) return undefined;
    const { attributeValues: _, ...picture } = found;
    return picture;
  }
}
