import { z } from './zod.ts';

/**
 * The last page that can be requested by number. Use `nextPageToken` after it: deep numbered pages are expensive for
 * the database.
 */
export const maxPageNumber = 50;

export const matchTypes = ['EXACT', 'STARTS_WITH', 'CONTAINS', 'IN'] as const;

export interface SearchBodySchemaOptions<F extends string, S extends string> {
  /** The fields that `textParams` may name. Anything else is refused. */
  fields: readonly [F, ...F[]];
  /** The fields that `sortParams` may name. */
  sortFields: readonly [S, ...S[]];
  /** The number of rows on a page if the caller does not name one. */
  size: number;
  /** @default 100 */
  maxSize?: number;
}

const text = z.string().max(200);
/** The limit for all texts of a search together. In any script they fit into the maximum size of a body. */
const maxTextLength = 16_000;

function getTextLength(params: readonly { value: string | string[] }[]): number {
  return params.flatMap(({ value }) => value).reduce((sum, { length }) => sum + length, 0);
}

/**
 * Creates the schema of the body that every search takes. Parameters are joined by AND; texts are compared literally,
 * including case. With a `nextPageToken` the page number is ignored. Unknown keys are refused.
 */
export function createSearchBodySchema<const F extends string, const S extends string>({
  fields,
  sortFields,
  size,
  maxSize = 100,
}: SearchBodySchemaOptions<F, S>) {
  const textParam = z.discriminatedUnion('matchType', [
    z.strictObject({
      field: z.enum(fields),
      value: text,
      matchType: z.enum(['EXACT', 'STARTS_WITH', 'CONTAINS']),
    }),
    z.strictObject({
      field: z.enum(fields),
      value: z.array(text).min(1).max(100),
      matchType: z.literal('IN'),
    }),
  ]);

  return z.strictObject({
    page: z.int().min(1).default(1),
    size: z.int().min(1).max(maxSize).default(size),
    fetchCount: z.boolean().default(true),
    textParams: z
      .array(textParam)
      .max(20)
      .refine(
        (params) => getTextLength(params) <= maxTextLength,
        `Up to ${maxTextLength} characters in total.`,
      )
      .default([]),
    nestedParams: z.array(z.never()).default([]),
    sortParams: z
      .array(z.strictObject({ field: z.enum(sortFields), type: z.enum(['ASC', 'DESC']) }))
      .max(4)
      .default([]),
    nextPageToken: z.string().max(1000).optional(),
  });
}

/**
 * Creates the schema of one page of a list. `nextPageToken` is empty on the last page; `total` counts all rows, or is
 * -1 if it was not requested.
 */
export function createPageSchema<T extends z.ZodType>(row: T) {
  return z.object({ list: z.array(row), nextPageToken: z.string(), total: z.int() });
}
