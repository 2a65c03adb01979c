import { InlinePrice } from '../../../catalogue/prices/inline-price.tsx';
import { ChangeAreaButton } from '../../../customer/delivery/change-area-button.tsx';
import { useDeliveryArea } from '../../../customer/delivery/delivery-area-store.ts';
import { applyFreeDelivery, estimateDelivery } from '../../../customer/delivery/estimate-delivery.ts';
import type { DetailsSku, ItemDetailsData } from '../../item-data/item-details-data.ts';

export interface DeliveryFactsProps {
  /** Has no `assembly` for a bundle, whose items differ in it. */
  item: Pick<ItemDetailsData, 'now' | 'leadDays'> & Partial<Pick<ItemDetailsData, 'assembly'>>;
  terms: Pick<NonNullable<ItemDetailsData['terms']>, 'zones' | 'madeToOrderDays'>;
  sku: Pick<DetailsSku, 'state' | 'price'>;
}

const assembled = {
  'comes-whole': 'Arrives assembled. We carry it to the spot you choose.',
  'by-us': 'Carried up and assembled in your room. We take the packaging away.',
  'by-you': 'Arrives flat-packed, with instructions and the tool you need.',
};

/** The delivery of this item: the area, the days and the charge. */
export function DeliveryFacts({ item, terms, sku }: DeliveryFactsProps) {
  const area = useDeliveryArea((choice) => choice.area);
  const deliveryItem = { leadDays: item.leadDays, madeToOrder: sku.state === 'MADE_TO_ORDER' };
  const delivery = estimateDelivery(area, deliveryItem, { now: new Date(item.now), rates: terms });
  if (!delivery) return null;
  const charge = applyFreeDelivery(delivery, sku.price);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{`Delivery to ${area.name}, ${area.district}`}</span>
        <span className="font-semibold">{charge === 0 ? 'Free' : <InlinePrice figure={charge} />}</span>
      </p>
      <p className="mt-1 text-muted text-small">
        {`Arrives between ${delivery.earliest} and ${delivery.latest}. `}
        <ChangeAreaButton label="Change area" variant="inline" />
      </p>
      {item.assembly && <p className="max-w-[36ch] text-muted text-small">{assembled[item.assembly]}</p>}
      <details className="text-small">
        <summary className="min-h-11 w-fit cursor-pointer content-center text-accent">
          Delivery charges elsewhere
        </summary>
        <ul>
          {terms.zones.map(({ id, name, days, ...zone }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-subtle border-t py-2"
            >
              <span>
                {name}
                <span className="text-muted">{`, ${days.from} to ${days.to} working days`}</span>
              </span>
              {applyFreeDelivery(zone, sku.price) === 0 ? 'Free' : <InlinePrice figure={zone.charge} />}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
