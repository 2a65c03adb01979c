/** The offer in short. A sum at its beginning is what it is about, and is set as large as one. */
export function OfferHeadline({ offer }: { offer: string }) {
  const [, sum, rest = offer] = /^(৳[\d,]+|\d+ ?%)\s+(.+)$/.exec(offer) ?? [];
  return (
    <>
      {sum && <p className="font-total text-price tabular md:text-small-title">{sum}</p>}
      <p className="max-w-40 text-meta">{rest}</p>
    </>
  );
}
