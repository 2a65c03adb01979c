import type { ListingWords } from '../data/listing-data.ts';

/** What fits onto a tile in the largest letters. */
const short = 40;

/** A sentence among the pieces of a list, as large as a piece's picture. */
export function WordsInList({ words: { text, about } }: { words: ListingWords }) {
  return (
    <figure className="flex aspect-4/5 min-w-0 flex-col overflow-clip rounded-chip bg-cloth p-4 text-on-cloth md:p-6">
      <blockquote
        className={`wrap-anywhere pb-4 font-display text-price italic md:text-small-title ${text.length > short ? '' : 'xl:text-title'}`}
      >
        {text}
      </blockquote>
      <div className="mt-auto stitch-rule" />
      <figcaption className="pt-3 text-meta text-on-cloth-2">{about}</figcaption>
    </figure>
  );
}
