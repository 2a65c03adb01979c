import { DescriptionItem, DescriptionList } from '@piri/ui/description-list';
import { Link as UiLink } from '@piri/ui/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getHandover } from '../../cart/pricing/summary-texts.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatDateWithWeekday } from '../../platform/dates/format-date.ts';
import { formatLatestDay } from '../form/checkout-form-texts.ts';
import { type checkoutSteps, formatChosenDay, getContactLines } from '../form/checkout-steps.ts';
import { getPaymentMethodTexts } from '../payment/payment-method-texts.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** Reviews all values before the order, each with a link to change it. */
export function ReviewStep({ checkout }: { checkout: UseCheckoutResult }) {
  const { values, quote } = checkout;
  const latest =
    quote?.delivery && formatLatestDay(values.kind, formatDateWithWeekday(quote.delivery.latest));
  const day = formatChosenDay(values);
  return (
    <DescriptionList>
      <ReviewItem term="Who" step="contact">
        {[...getContactLines(values), values.email].filter(Boolean).join(', ')}
      </ReviewItem>
      <ReviewItem term="Where" step="delivery">
        {whereTo(checkout)}
      </ReviewItem>
      <ReviewItem term="When" step="delivery">
        {day ?? latest}
      </ReviewItem>
      {values.note.trim() !== '' && (
        <ReviewItem term="Note" step="delivery">
          {values.note}
        </ReviewItem>
      )}
      <ReviewItem term="Payment" step="payment">
        {formatPayment(checkout)}
      </ReviewItem>
    </DescriptionList>
  );
}

function ReviewItem({
  term,
  step,
  children,
}: {
  term: string;
  step: (typeof checkoutSteps)[number]['id'];
  children: ReactNode;
}) {
  return (
    <DescriptionItem term={term}>
      <span className="wrap-anywhere">{children}</span>{' '}
      <UiLink asChild className="-my-3 inline-block py-3 text-small">
        <Link to={`#${step}`} aria-label={`Change: ${term}`}>
          Change
        </Link>
      </UiLink>
    </DescriptionItem>
  );
}

function formatPayment({ kind, values, quote, method, offer }: UseCheckoutResult): string | undefined {
  if (method === undefined) return undefined;
  const { name } = getPaymentMethodTexts(values.kind, kind === 'BOOKING')[method];
  const plan =
    method === 'CARD' && quote?.instalments.find(({ months }) => String(months) === values.emiMonths);
  const how = plan ? `${name}, ${plan.months} × ${formatTaka(plan.monthly)} a month` : name;
  if (!offer || offer.now === 0 || offer.atTheDoor === 0) return how;
  const [now, later] = [formatTaka(offer.now), formatTaka(offer.atTheDoor)];
  return `${how}: ${now} now, ${later} on ${getHandover(values.kind)}`;
}

function whereTo({ values, addresses, outlet }: UseCheckoutResult): string {
  if (values.kind === 'COLLECT')
    return outlet ? `Collection from ${outlet.name}, ${outlet.address.join(', ')}` : '';
  const saved = Array.isArray(addresses.list) && addresses.list.find(({ id }) => id === values.addressId);
  const { line, area, upazila, district } = saved || values;
  return [...new Set([line, area, upazila, district])].join(', ');
}
