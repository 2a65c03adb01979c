/** The headline of an offer. An amount at its beginning is set in a larger size. */
export function OfferHeadline({ offer }: { offer: string }) {
  const [, sum, rest = offer] = /^(৳[\d,]+|\d+ ?%)\s+(.+)$/.exec(offer) ?? [];
  return (
    <>
      {sum && <p className="font-total text-price tabular md:text-small-title">{sum}</p>}
      <p className="max-w-40 text-small">{rest}</p>
    </>
  );
}
