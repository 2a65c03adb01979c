import { DescriptionItem, DescriptionList } from '@piri/ui/description-list';
import { Link as UiLink } from '@piri/ui/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inTaka } from '../../catalogue/prices/use-money.ts';
import { sayWholeDay } from '../../platform/dates/say-whole-day.ts';
import { chosenDay, contactLines, type steps } from '../form/steps.ts';
import { paymentWords } from '../payment/payment-words.ts';
import type { Checkout } from '../state/use-checkout.ts';

/** All that was answered, once more before it counts, each with the way back to it. */
export function LookItOver({ checkout }: { checkout: Checkout }) {
  const { values, quote, method, offer } = checkout;
  const latest = quote?.delivery && `By ${sayWholeDay(quote.delivery.latest)}`;
  const day = chosenDay(values);
  const months = quote?.instalments.find((plan) => String(plan.months) === values.emiMonths);
  return (
    <DescriptionList>
      <Answer term="Who" step="contact">
        {[...contactLines(values), values.email].filter(Boolean).join(', ')}
      </Answer>
      <Answer term="Where" step="delivery">
        {whereTo(checkout)}
      </Answer>
      <Answer term="When" step="delivery">
        {day ?? latest}
      </Answer>
      {values.note.trim() !== '' && (
        <Answer term="Note" step="delivery">
          {values.note}
        </Answer>
      )}
      <Answer term="Payment" step="payment">
        {method && paymentWords[method].name}
        {method === 'CARD' && months && `, ${months.months} months of ${inTaka(months.monthly)}`}
        {offer && offer.now > 0 && offer.atTheDoor > 0
          ? `: ${inTaka(offer.now)} now, ${inTaka(offer.atTheDoor)} at the door`
          : ''}
      </Answer>
    </DescriptionList>
  );
}

function Answer({
  term,
  step,
  children,
}: {
  term: string;
  step: (typeof steps)[number]['id'];
  children: ReactNode;
}) {
  return (
    <DescriptionItem term={term}>
      <span className="wrap-anywhere">{children}</span>{' '}
      <UiLink asChild className="-my-3 inline-block py-3 text-meta">
        <Link to={`#${step}`} aria-label={`Change: ${term}`}>
          Change
        </Link>
      </UiLink>
    </DescriptionItem>
  );
}

function whereTo({ values, addresses, outlet }: Checkout): string {
  if (values.kind === 'COLLECT')
    return outlet ? `Collected in ${outlet.name}, ${outlet.address.join(', ')}` : '';
  const saved = Array.isArray(addresses.list) && addresses.list.find(({ id }) => id === values.addressId);
  const { line, area, upazila, district } = saved || values;
  return [...new Set([line, area, upazila, district])].join(', ');
}
