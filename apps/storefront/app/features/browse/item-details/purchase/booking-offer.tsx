import { splitBookingPayment } from '@piri/pricing/booking';
import { Button } from '@piri/ui/button';
import { Link } from 'react-router-dom';
import { InlinePrice } from '../../../catalogue/prices/inline-price.tsx';
import { getBookingHref } from '../../../checkout/form/get-booking-href.ts';
import { useDeliveryArea } from '../../../customer/delivery/delivery-area-store.ts';
import { applyFreeDelivery, estimateDelivery } from '../../../customer/delivery/estimate-delivery.ts';
import type { DetailsSku, ItemDetailsData } from '../../item-data/item-details-data.ts';

export interface BookingOfferProps {
  item: Pick<ItemDetailsData, 'now' | 'leadDays'>;
  terms: Pick<NonNullable<ItemDetailsData['terms']>, 'zones' | 'madeToOrderDays' | 'booking'>;
  sku: Pick<DetailsSku, 'code' | 'price' | 'state'>;
}

/** An offer to reserve a made-to-order item: the payments, the delivery days, and a link to the booking. */
export function BookingOffer({ item, terms, sku }: BookingOfferProps) {
  const area = useDeliveryArea((choice) => choice.area);
  const deliveryItem = { leadDays: item.leadDays, madeToOrder: true };
  const delivery = estimateDelivery(area, deliveryItem, { now: new Date(item.now), rates: terms });
  if (sku.state !== 'MADE_TO_ORDER' || !delivery) return null;
  const { advance, atTheDoor } = splitBookingPayment(
    sku.price + applyFreeDelivery(delivery, sku.price),
    terms.booking,
  );
  return (
    <section aria-label="Book it" className="mt-6 border-subtle border-t pt-5">
      <p className="text-pretty">
        Or book one: we’ll build it for you and deliver it to {area.name} between {delivery.earliest} and{' '}
        {delivery.latest}.
      </p>
      <dl className="mt-2 tabular">
        <Due when="Advance, now" figure={advance} />
        <Due when="On delivery" figure={atTheDoor} />
      </dl>
      <Button asChild variant="secondary" className="mt-3 w-full">
        <Link to={getBookingHref(sku.code)} discover="none">
          <span>
            Book with an advance of <InlinePrice figure={advance} />
          </span>
        </Link>
      </Button>
    </section>
  );
}

function Due({ when, figure }: { when: string; figure: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1">
      <dt className="text-muted">{when}</dt>
      <dd className="font-semibold">
        <InlinePrice figure={figure} />
      </dd>
    </div>
  );
}
