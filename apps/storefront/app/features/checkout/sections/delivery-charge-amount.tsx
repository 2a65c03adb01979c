import { SkeletonText } from '@piri/ui/skeleton';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';

/** The amount of a charge, or a skeleton until it is known. */
export function DeliveryChargeAmount({ figure }: { figure: number | undefined }) {
  if (figure === undefined) return <SkeletonText className="w-16" />;
  return figure === 0 ? 'Free' : <InlinePrice figure={figure} />;
}
