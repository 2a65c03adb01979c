/**
 * The highest sample level. Items are assigned to samples by a hash: sample 0 holds all items, and each next one a
 * quarter of the one before. Counting a thousand rows of a sample estimates the size of a million rows at the cost of a
 * thousand.
 */
export const maxSampleLevel = 5;

/** Returns the highest sample level of an item. Samples are nested: the item is in this one and in all larger ones. */
export function getItemSampleLevel(itemId: string): number {
  let hash = hashItemId(itemId);
  let sample = 0;
  while (sample < maxSampleLevel && (hash & 3) === 0) {
    hash >>>= 2;
    sample += 1;
  }
  return sample;
}

/** Returns how many rows of the catalogue each row of the sample stands for. */
export function getSampleFactor(sample: number): number {
  return 4 ** sample;
}

/** Returns a number for each token in each sample, so that one index serves all samples. */
export function toSampledTokenId(tokenId: number, sample: number): number {
  return tokenId * 8 + sample;
}

/** Returns a hash that is the same for the same id on every machine (FNV-1a, with its bits mixed once more). */
function hashItemId(id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(id)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
