import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { ErrorState } from '@piri/ui/error-state';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { unavailableMessages } from '../../../platform/errors/unavailable-messages.ts';
import type { ItemDetailsData } from '../../item-data/item-details-data.ts';
import type { DetailsPageData } from '../data/details-page-data.ts';
import { BundlePage } from './bundle-page.tsx';
import { ItemNotFoundPage } from './item-not-found-page.tsx';
import { NoItemSelectedPage } from './no-item-selected-page.tsx';

export interface DetailsPageProps {
  data: DetailsPageData;
  /** The layout of an item's page. */
  itemPage: ComponentType<{ item: ItemDetailsData }>;
}

export function DetailsPage({ data, itemPage: ItemPageComponent }: DetailsPageProps) {
  switch (data.show) {
    case 'item':
      return <ItemPageComponent key={data.item.id} item={data.item} />;
    case 'bundle':
      return <BundlePage bundle={data.bundle} />;
    case 'choose':
      return <NoItemSelectedPage arrivals={data.arrivals} />;
    case 'unknown':
      return <ItemNotFoundPage {...data} />;
    case 'unreachable':
      return <Unreachable />;
  }
}

function Unreachable() {
  const { pathname, search } = useLocation();
  return (
    <Container>
      <ErrorState
        size="page"
        title="We can’t show this piece at the moment"
        action={
          // A native link, so that it reloads the page with or without JavaScript.
          <Button asChild>
            <a href={pathname + search}>Try again</a>
          </Button>
        }
      >
        {unavailableMessages.tryLater}
      </ErrorState>
    </Container>
  );
}
