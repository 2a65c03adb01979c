import { z } from './zod.ts';

/** Beyond this page number only `nextPageToken` goes on: numbered deep pages cost the database more the deeper they are. */
export const maxPageNumber = 50;

export const matchTypes = ['EXACT', 'STARTS_WITH', 'CONTAINS', 'IN'] as const;

export interface SearchOptions<F extends string, S extends string> {
  /** The fields that `textParams` may name. Anything else is refused. */
  fields: readonly [F, ...F[]];
  /** The fields that `sortParams` may name. */
  sortFields: readonly [S, ...S[]];
  /** Rows a page when the caller names no size. */
  size: number;
  /** @default 100 */
  maxSize?: number;
}

const text = z.string().max(200);
/** Of all texts of a search together: in any script they fit into a body of the size that a call accepts. */
const longestTexts = 16_000;

function lengthOf(params: readonly { value: string | string[] }[]): number {
  return params.flatMap(({ value }) => value).reduce((sum, { length }) => sum + length, 0);
}

/**
 * The body that every search takes. Parameters are joined by AND; texts are compared literally, and case counts; with a
 * `nextPageToken` the page number is of no account. Unknown keys are refused.
 */
export function searchBody<const F extends string, const S extends string>({
  fields,
  sortFields,
  size,
  maxSize = 100,
}: SearchOptions<F, S>) {
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
      .refine((params) => lengthOf(params) <= longestTexts, `At most ${longestTexts} characters together.`)
      .default([]),
    nestedParams: z.array(z.never()).default([]),
    sortParams: z
      .array(z.strictObject({ field: z.enum(sortFields), type: z.enum(['ASC', 'DESC']) }))
      .max(4)
      .default([]),
    nextPageToken: z.string().max(1000).optional(),
  });
}

/** One page of a list. `nextPageToken` is empty on the last page; `total` counts all rows, or is -1 when not asked for. */
export function pageSchema<T extends z.ZodType>(row: T) {
  return z.object({ list: z.array(row), nextPageToken: z.string(), total: z.int() });
}
