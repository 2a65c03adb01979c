import { PriceInSelectedCurrency } from '../../catalogue/prices/price-in-selected-currency.tsx';

/** A dot at the position of an item in a room's image. */
export function HotspotDot() {
  return (
    <span
      aria-hidden="true"
      className="absolute size-4 -translate-1/2 rounded-full border-4 border-accent bg-surface outline-2 outline-surface forced-colors:border-[CanvasText]"
    />
  );
}

/** The class of a hotspot's label. */
export const hotspotLabelClass =
  'block min-h-11 w-max max-w-44 rounded-chip bg-surface px-3.5 py-2 text-default text-small shadow-floating underline-offset-3';

export function HotspotLabel({ title, price }: { title: string; price: number }) {
  return (
    <>
      <span className="block truncate">{title}</span>
      <PriceInSelectedCurrency price={price} size="line" />
    </>
  );
}
