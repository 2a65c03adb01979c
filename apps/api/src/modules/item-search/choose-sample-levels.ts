import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type SkuSearchCondition, toIndexCondition } from './conditions.ts';
import { maxSampleLevel } from './samples.ts';
import type { TokenIds } from './words/token-ids.ts';

/** The sample level of the first count: small enough to count quickly, large enough to tell hundreds from thousands. */
const trial = 3;

/**
 * Returns, for each view of the catalogue, the level of the largest sample in which no more than about `maxRows` skus
 * match; 0 is the whole catalogue. One count in a small sample estimates the number of matches, with a margin for
 * chance.
 */
export async function chooseSampleLevels(
  db: Kysely<Database>,
  views: readonly (readonly SkuSearchCondition[])[],
  tokenIds: TokenIds,
  maxRows: number,
): Promise<number[]> {
  const tried = views.map(
    (view): RawBuilder<number> => sql`(
      select count(*)::integer from (
        select 1 from search_skus where ${toIndexCondition(view, tokenIds, trial)} limit ${maxRows + 1}
      ) seen)`,
  );
  const { rows } = await sql<{ seen: number[] }>`select array[${sql.join(tried)}] as seen`.execute(db);
  return (rows[0]?.seen ?? []).map((seen) => sampleFor(seen, maxRows));
}

function sampleFor(seen: number, maxRows: number): number {
  if (seen > maxRows) return maxSampleLevel;
  const likely = seen + 2 * Math.sqrt(seen) + 2;
  let sample = maxSampleLevel;
  while (sample > 0 && likely * 4 ** (trial - sample + 1) <= maxRows) sample -= 1;
  return sample;
}
