import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { RecentlyViewedRow } from '../../recently-viewed/recently-viewed-row.tsx';
import { SearchForm } from '../../search/search-form.tsx';
import { noItemTitles } from '../item-details-texts.ts';
import { ItemCardRow } from '../sections/item-card-row.tsx';

export interface ItemNotFoundPageProps {
  /** The items whose names resemble the requested id. */
  similar: ItemCardData[];
  arrivals: ItemCardData[];
}

/** The page for an unknown id: a search form and existing items. */
export function ItemNotFoundPage({ similar, arrivals }: ItemNotFoundPageProps) {
  return (
    <Container className="pt-8 md:pt-12">
      <Heading level={1}>{noItemTitles.unknown}</Heading>
      <p className="mt-4 mb-6 max-w-[48ch] text-lead">
        We may no longer sell it, or there’s a typo in the link. Search for it by name, or start with one of
        these.
      </p>
      <SearchForm />
      <ItemCardRow title="Were you looking for one of these?" tiles={similar} className="pt-14" />
      <ItemCardRow title="New arrivals" tiles={arrivals} className="pt-14" />
      <RecentlyViewedRow />
    </Container>
  );
}
