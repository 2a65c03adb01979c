import { z } from 'zod';
import {
  assertFileNameIsId,
  CatalogueFileError,
  parseObject,
  readCatalogueFolder,
} from './catalogue-file.ts';
import { isoDate, sentence, singleLine, slug } from './fields.ts';
import { checkMeasurements, measuredItem } from './measurements.ts';
import { checkCombinations, options, unavailableCombination } from './options.ts';
import { checkRenderVariants, renderRecipe } from './render-variants.ts';
import { type Silhouette, silhouetteOfFamily, silhouettes } from './silhouettes.ts';
import { checkSkus, sku } from './skus.ts';

const product = z.strictObject({
  id: slug,
  title: singleLine.max(90, 'must not be longer than 90 characters'),
  /** The short line under the title. */
  subtitle: singleLine.max(60, 'must not be longer than 60 characters'),
  description: z.array(sentence).min(1, 'must have one paragraph at least'),
  /** The first one counts for discounts and for the way back to the list. */
  categories: z.array(slug).min(1, 'must name one category at least'),
  /** Words it is looked for by that stand in none of its texts, in Bangla and as Bangla is typed in English letters. */
  searchWords: z.array(singleLine).default([]),
  /** New arrivals are told by it. */
  createdAt: isoDate,
  options: options.default({}),
  skus: z.array(sku).min(1, 'must have one sku at least'),
  missing: z.array(unavailableCombination).default([]),
  ...measuredItem,
  otherSizes: measuredItem.otherSizes.default([]),
  /** People who sit, eat or sleep. */
  seats: z.int().min(1).optional(),
  /** What shoppers filter by. What exactly is made of what stands under `materials`. */
  madeOf: z.array(singleLine).min(1, 'must name one material at least'),
  /** Part and what it is made of, in the order in which it is read. */
  materials: z.record(singleLine, singleLine),
  care: z.array(sentence),
  assembly: z.enum(['comes-whole', 'by-us', 'by-you']),
  warrantyMonths: z.int().min(0),
  /** Working days until it leaves the workshop. What is made to order takes longer, by the shop's settings. */
  leadDays: z.int().min(0),
  goesWith: z.array(slug).default([]),
  /** How it is pictured. What has none is shown as an outline in its measures. */
  model: renderRecipe.optional(),
  /** The outline of a piece without a model; with one, its family says it. */
  silhouette: z.enum(silhouettes).optional(),
});
type ProductFile = z.output<typeof product>;
export type Product = ProductFile & { silhouette: Silhouette };

/** Reads the pieces the shop sells, each checked by itself. What they say of other files is checked by the catalogue. */
export function readProducts(): Product[] {
  return readCatalogueFolder('products').map(({ file, text }) => parseProduct(file, text));
}

export function parseProduct(file: string, text: string): Product {
  const parsed = parseObject(file, text, product);
  const { model, ...piece } = parsed;
  assertFileNameIsId(file, 'id', piece.id);
  checkSkus(file, piece);
  checkCombinations(file, piece);
  checkMeasurements(file, piece);
  if (model !== undefined) checkRenderVariants(file, { ...piece, model });
  return { ...parsed, silhouette: silhouetteOf(file, parsed) };
}

/** Every piece can be drawn, and nothing says twice how. */
function silhouetteOf(file: string, { model, silhouette }: ProductFile): Silhouette {
  if (model === undefined) {
    if (silhouette !== undefined) return silhouette;
    throw new CatalogueFileError(
      file,
      'field "silhouette"',
      'is missing, and so is a model: name its outline.',
    );
  }
  if (silhouette === undefined) return silhouetteOfFamily(model.family);
  throw new CatalogueFileError(
    file,
    'field "silhouette"',
    `must go: the family of the model, ${model.family}, is its outline.`,
  );
}
