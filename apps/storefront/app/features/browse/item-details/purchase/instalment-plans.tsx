import { calculateInstalmentPlans } from '@piri/pricing/instalments';
import { Heading, type HeadingVariant } from '@piri/ui/heading';
import { InstalmentTable } from '@piri/ui/instalment-table';
import { InlinePrice } from '../../../catalogue/prices/inline-price.tsx';
import type { ItemDetailsData } from '../../item-data/item-details-data.ts';
import { itemSectionTitles } from '../item-details-texts.ts';

/** A table of all instalment plans for a price. */
export function InstalmentPlans({
  price,
  terms,
  headingVariant = 'small-title',
}: {
  price: number;
  terms: NonNullable<ItemDetailsData['terms']>;
  headingVariant?: HeadingVariant;
}) {
  const { instalments } = terms;
  const plans = calculateInstalmentPlans(price, instalments);
  const longestFree = plans.findLast(({ fee }) => fee === 0);
  return (
    <section aria-labelledby="instalments">
      <Heading level={2} variant={headingVariant} id="instalments" className="stitch-bottom pb-3">
        {itemSectionTitles.instalments}
      </Heading>
      <InstalmentTable
        className="mt-3"
        caption={itemSectionTitles.instalments}
        captionHidden
        plans={plans.map((plan) => ({
          id: String(plan.months),
          months: plan.months,
          monthly: <InlinePrice figure={plan.monthly} />,
          fee: plan.fee === 0 ? 'none' : <InlinePrice figure={plan.fee} />,
          total: <InlinePrice figure={plan.total} />,
          highlighted: plan === longestFree,
        }))}
        empty={
          <>
            Available from <InlinePrice figure={instalments.from} />.
          </>
        }
        note="With a card from a bank that offers EMI. The bank decides, and any fee goes to the bank."
      />
    </section>
  );
}
