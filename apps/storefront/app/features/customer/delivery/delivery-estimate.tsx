import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { ChangeAreaButton } from './change-area-button.tsx';
import { useDeliveryArea } from './delivery-area-store.ts';
import { type DeliveryRates, estimateDelivery } from './estimate-delivery.ts';

export interface DeliverySentenceProps {
  /** When the page was rendered, so that browser and server calculate from the same day. */
  now: string;
  table: DeliveryRates;
}

/** States delivery area, day and charge in one sentence. */
export function DeliveryEstimate({ now, table }: DeliverySentenceProps) {
  const place = useDeliveryArea((choice) => choice.place);
  const road = estimateDelivery(place, { leadDays: 0, madeToOrder: false }, { now: new Date(now), table });
  if (!road) return null;
  return (
    <section
      aria-label="Delivery"
      className="stitch-bottom flex flex-col items-start justify-between gap-x-10 gap-y-5 pt-9 pb-9 md:flex-row md:items-end"
    >
      {/* As tall as the longest area, and remounted for another: nothing shifts when this browser's area loads. */}
      <p
        key={place.name}
        className="min-h-[4lh] max-w-[46ch] text-balance font-display text-price md:min-h-[3lh] md:text-small-title xl:min-h-[2lh] xl:max-w-[68ch]"
      >
        Delivering to <span className="text-accent">{`${place.name}, ${place.district}`}</span>
        {`. A piece from our store comes by ${road.latest} for `}
        <InlinePrice figure={road.charge} />
        {road.freeFrom !== undefined && (
          <>
            , or free from <InlinePrice figure={road.freeFrom} />
          </>
        )}
        .
      </p>
      <ChangeAreaButton label="Change district" />
    </section>
  );
}
