import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { ChangeAreaButton } from './change-area-button.tsx';
import { useDeliveryArea } from './delivery-area-store.ts';
import { type DeliveryEstimateSettings, estimateDelivery } from './estimate-delivery.ts';

export interface DeliveryEstimateProps {
  /** When the page was rendered, so that browser and server calculate from the same day. */
  now: string;
  rates: DeliveryEstimateSettings;
}

/** States delivery area, day and charge in one sentence. */
export function DeliveryEstimate({ now, rates }: DeliveryEstimateProps) {
  const area = useDeliveryArea((choice) => choice.area);
  const delivery = estimateDelivery(area, { leadDays: 0, madeToOrder: false }, { now: new Date(now), rates });
  if (!delivery) return null;
  return (
    <section
      aria-label="Delivery"
      className="stitch-bottom flex flex-col items-start justify-between gap-x-10 gap-y-5 pt-9 pb-9 md:flex-row md:items-end"
    >
      {/* As tall as the longest area, and remounted for another: nothing shifts when this browser's area loads. */}
      <p
        key={area.name}
        className="min-h-[4lh] max-w-[46ch] text-balance font-display text-price md:min-h-[3lh] md:text-small-title xl:min-h-[2lh] xl:max-w-[68ch]"
      >
        Delivering to <span className="text-accent">{`${area.name}, ${area.district}`}</span>
        {`. Pieces in stock arrive by ${delivery.latest} for `}
        <InlinePrice figure={delivery.charge} />
        {delivery.freeFrom !== undefined && (
          <>
            , or free on orders of <InlinePrice figure={delivery.freeFrom} /> or more
          </>
        )}
        .
      </p>
      <ChangeAreaButton label="Change area" />
    </section>
  );
}
