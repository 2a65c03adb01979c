import { z } from 'zod';
import { CatalogueFileError, parseRows, readCatalogueFileText } from '../catalogue-file.ts';
import { sentenceSchema, slugSchema } from '../fields.ts';
import { intersectionOverUnion } from './outline.ts';

const file = 'similar-shapes.json';

/** The overlap above which two items look like stretched copies of each other. */
const maxOutlineOverlap = 0.97;

const allowedPair = z.strictObject({
  products: z.tuple([slugSchema, slugSchema]),
  view: slugSchema,
  /** Why they may look alike. */
  reason: sentenceSchema,
});
export type AllowedPair = z.output<typeof allowedPair>;

export interface NormalizedOutline {
  product: string;
  view: string;
  shape: Uint8Array;
}

export interface SimilarPair {
  products: [string, string];
  view: string;
  overlap: number;
}

/** Reads which pairs of products may have nearly the same outline, and why. */
export function readAllowedPairs(): AllowedPair[] {
  return parseAllowedPairs(readCatalogueFileText(file));
}

export function parseAllowedPairs(text: string): AllowedPair[] {
  const rows = parseRows(file, text, allowedPair);
  for (const [index, { products }] of rows.entries()) {
    if (products[0] >= products[1]) {
      throw new CatalogueFileError(
        file,
        `row ${index + 1}, field "products"`,
        'must be two ids in alphabetical order.',
      );
    }
  }
  return rows;
}

/** Returns the pairs of products that are too similar in the same view. */
export function findSimilarPairs(outlines: readonly NormalizedOutline[]): SimilarPair[] {
  return outlines
    .flatMap((one) =>
      outlines
        .filter((other) => one.product < other.product && one.view === other.view)
        .map((other): SimilarPair => {
          const overlap = intersectionOverUnion(one.shape, other.shape);
          return { products: [one.product, other.product], view: one.view, overlap };
        }),
    )
    .filter(({ overlap }) => overlap > maxOutlineOverlap);
}

export function formatPair({ products, view }: { products: [string, string]; view: string }): string {
  return `${products.join(' and ')}, ${view}`;
}
