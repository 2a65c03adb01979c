import { SkeletonText } from '@piri/ui/skeleton';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';

/** What something costs beside its name; a bar while nobody knows. */
export function ChargeAmount({ figure }: { figure: number | undefined }) {
  if (figure === undefined) return <SkeletonText className="w-16" />;
  return figure === 0 ? 'Free' : <InlinePrice figure={figure} />;
}
