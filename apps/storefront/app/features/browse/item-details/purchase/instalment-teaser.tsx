import { calculateInstalmentPlans, findLowestMonthlyPlan } from '@piri/pricing/instalments';
import { Link as UiLink } from '@piri/ui/link';
import { InlinePrice } from '../../../catalogue/prices/inline-price.tsx';
import type { ItemDetailsData } from '../../item-data/item-details-data.ts';

/**
 * The monthly price, if the price can be paid in instalments: of the longest plan without a fee, or else the lowest
 * one.
 */
export function InstalmentTeaser({
  price,
  instalments,
}: {
  price: number;
  instalments: NonNullable<ItemDetailsData['terms']>['instalments'];
}) {
  const free = calculateInstalmentPlans(price, instalments).findLast(({ fee }) => fee === 0);
  const plan = free ?? findLowestMonthlyPlan(price, instalments);
  if (!plan) return null;
  return (
    <p className="mt-1.5 text-muted">
      {`Or ${plan.months} × `}
      <InlinePrice figure={plan.monthly} />
      {` a month${free ? ', no fee' : ''}. `}
      <UiLink href="#instalments" className="whitespace-nowrap">
        See all plans
      </UiLink>
    </p>
  );
}
