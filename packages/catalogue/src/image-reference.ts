import { z } from 'zod';
import { CatalogueFileError } from './catalogue-file.ts';
import { slugSchema } from './fields.ts';

export const productImageViews = ['three-quarter', 'front', 'detail'] as const;
export const sceneImageViews = ['day', 'night'] as const;

/** A reference to an existing image: a product in one of its variants, or a room by day or night. */
export const imageReferenceSchema = z.strictObject({
  id: slugSchema,
  /** The variant of a product; a room has none. */
  variant: slugSchema.optional(),
  view: z.enum([...productImageViews, ...sceneImageViews]),
});
export type ImageReference = z.output<typeof imageReferenceSchema>;

/** The images that can be referred to: variants by product, and rooms. */
export interface AvailableImages {
  variants: ReadonlyMap<string, readonly string[]>;
  scenes: ReadonlySet<string>;
}

/** Throws if an image does not exist, because the page would have a gap. */
export function assertKnownImage(
  file: string,
  field: string,
  image: ImageReference,
  { variants, scenes }: AvailableImages,
): void {
  const error = findReferenceError(image, variants.get(image.id), scenes.has(image.id));
  if (error !== undefined) throw new CatalogueFileError(file, `field "${field}"`, error);
}

function findReferenceError(
  { id, variant, view }: ImageReference,
  variants: readonly string[] | undefined,
  isScene: boolean,
): string | undefined {
  if (isScene) {
    if (variant !== undefined) return `the room "${id}" has no variants.`;
    return findViewError(view, sceneImageViews);
  }
  if (variants === undefined) return `there is no picture of "${id}".`;
  if (variant === undefined) return `must name a variant of "${id}": ${variants.join(', ')}.`;
  if (!variants.includes(variant))
    return `"${id}" has no variant "${variant}"; it has ${variants.join(', ')}.`;
  return findViewError(view, productImageViews);
}

function findViewError(view: string, views: readonly string[]): string | undefined {
  return views.includes(view) ? undefined : `has no view "${view}"; it has ${views.join(', ')}.`;
}
