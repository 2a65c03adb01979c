/**
 * Items are dealt into samples by chance: sample 0 holds all, each next one a quarter of the one before. Counting a
 * thousand rows of a sample says of a million rows how many they are, nearly, and costs what a thousand cost.
 */
export const maxSampleLevel = 5;

/** The samples lie inside each other; an item is in this one and in all larger ones. */
export function getSampleLevel(itemId: string): number {
  let hash = chanceOf(itemId);
  let sample = 0;
  while (sample < maxSampleLevel && (hash & 3) === 0) {
    hash >>>= 2;
    sample += 1;
  }
  return sample;
}

/** One row in so many of the catalogue lies in the sample. */
export function getSampleFactor(sample: number): number {
  return 4 ** sample;
}

/** A number for each token in each sample, so that one index serves them all. */
export function toSampledTokenId(tokenId: number, sample: number): number {
  return tokenId * 8 + sample;
}

/** The same for the same id, everywhere and for ever (FNV-1a, with its bits mixed once more). */
function chanceOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(id)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
