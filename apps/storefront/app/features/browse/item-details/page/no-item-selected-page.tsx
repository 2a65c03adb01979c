import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { RecentlyViewedRow } from '../../recently-viewed/recently-viewed-row.tsx';
import { noItemTitles } from '../item-details-texts.ts';
import { ItemCardRow } from '../sections/item-card-row.tsx';

/** The details page without an id: recently viewed items and new arrivals. */
export function NoItemSelectedPage({ arrivals }: { arrivals: ItemCardData[] }) {
  return (
    <Container className="pt-8 md:pt-12">
      <Heading level={1}>{noItemTitles.choose}</Heading>
      <p className="mt-4 max-w-[48ch] text-lead">Choose one of these, or search for another.</p>
      <RecentlyViewedRow />
      <ItemCardRow title="New arrivals" tiles={arrivals} className="pt-14" />
    </Container>
  );
}
