import { SkeletonText } from '@piri/ui/skeleton';
import { MoneyText } from '../../catalogue/prices/money-text.tsx';

/** What something costs beside its name; a bar while nobody knows. */
export function FigureOrFree({ figure }: { figure: number | undefined }) {
  if (figure === undefined) return <SkeletonText className="w-16" />;
  return figure === 0 ? 'Free' : <MoneyText figure={figure} />;
}
