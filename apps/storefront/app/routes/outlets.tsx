import { Container } from '@piri/ui/container';
import { EmptyState } from '@piri/ui/empty-state';
import { ErrorState } from '@piri/ui/error-state';
import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { data, Link } from 'react-router-dom';
import { DivisionLinks } from '../features/content/outlets/division-links.tsx';
import { DivisionMap } from '../features/content/outlets/division-map.tsx';
import { getOutletsHref } from '../features/content/outlets/get-outlets-href.ts';
import { loadOutlets, type OutletsPageData } from '../features/content/outlets/load-outlets.ts';
import { OutletList } from '../features/content/outlets/outlet-list.tsx';
import { StockLookupBanner } from '../features/content/outlets/stock-lookup-banner.tsx';
import { unavailableMessages } from '../features/platform/errors/unavailable-messages.ts';
import { SceneBanner } from '../features/platform/images/scene-banner.tsx';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';
import { buildFurnitureStore } from '../features/platform/seo/furniture-store.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/outlets.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export const pageQuery = { keys: ['sku', 'division'] } satisfies AllowedPageQuery;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await loadOutlets(request, context);
  return data(shown, { status: shown.loaded ? 200 : 503 });
}

export default function Outlets({ loaderData }: Route.ComponentProps) {
  const { loaded, outlets, division, item, unknownSku, hint, room } = loaderData;
  return (
    <Container className="grid gap-x-16 gap-y-12 pt-8 md:pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      {room && <SceneBanner scene={room} className="lg:col-span-2" />}
      <div className="min-w-0">
        <Heading level={1}>Find a Store</Heading>
        {loaded && (
          <div className="mt-6 grid gap-5">
            <DivisionLinks {...loaderData} />
            {item && <StockLookupBanner item={item} division={division?.id} />}
            {unknownSku !== undefined && (
              <p role="status" className="bg-surface-muted px-4 py-3">
                We don’t have a piece with the code <strong className="wrap-anywhere">{unknownSku}</strong>.
              </p>
            )}
            {hint && outlets.length > 0 && <p className="mb-3 max-w-132 text-muted">{hint}</p>}
          </div>
        )}
        <Showrooms {...loaderData} />
      </div>
      {loaded && (
        <DivisionMap
          {...loaderData}
          className="max-w-140 self-start max-lg:w-full lg:sticky lg:top-24 lg:mt-4 lg:w-full lg:justify-self-end print:hidden"
        />
      )}
    </Container>
  );
}

function Showrooms({ loaded, outlets, division, item }: OutletsPageData) {
  if (!loaded) {
    return (
      <ErrorState
        className="mt-6"
        title={unavailableMessages.showrooms}
        action={
          <UiLink href={getOutletsHref({ division: division?.id, sku: item?.code })} variant="standalone">
            Try again
          </UiLink>
        }
      >
        {`They’re open as usual. ${unavailableMessages.tryLater}`}
      </ErrorState>
    );
  }
  if (outlets.length > 0) return <OutletList outlets={outlets} forItem={item !== undefined} />;
  return (
    <EmptyState
      className="mt-6"
      title={division ? `No showroom in ${division.name} yet.` : 'No showrooms at the moment.'}
      action={
        <UiLink asChild variant="standalone">
          <Link to="/shipping">Delivery charges</Link>
        </UiLink>
      }
    >
      <p>We still deliver, right up to your floor.</p>
    </EmptyState>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.shop;
  const where = loaderData?.division ? `in ${loaderData.division.name}` : 'from Dhanmondi to Rangpur';
  return buildPageMeta(shop, {
    title: loaderData?.division ? `Showrooms ${where}` : 'Find a store',
    description: `Our showrooms ${where}: addresses, opening hours and what’s on display.`,
    canonical: '/outlets',
    jsonLd:
      import.meta.env.SSR && shop && loaderData
        ? loaderData.outlets.map((outlet) => buildFurnitureStore(shop, outlet))
        : [],
  });
}
