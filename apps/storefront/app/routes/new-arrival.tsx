import { Breadcrumbs } from '@piri/ui/breadcrumbs';
import { Container } from '@piri/ui/container';
import { EmptyState } from '@piri/ui/empty-state';
import { ErrorState } from '@piri/ui/error-state';
import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { RelatedLinks } from '@piri/ui/related-links';
import { data, Link } from 'react-router-dom';
import { loadNewArrivals } from '../features/browse/new-arrival/load-new-arrivals.ts';
import { NewArrivalSlider } from '../features/browse/new-arrival/new-arrival-slider.tsx';
import { eagerCardCount, ItemCard, lazyCardClass } from '../features/cart/item-card/item-card.tsx';
import { AddToCart } from '../features/cart/store/add-to-cart.tsx';
import { useCategoryTree } from '../features/catalogue/categories/use-category-tree.ts';
import { getCategoryHref, getDetailsHref } from '../features/catalogue/items/links.ts';
import { SilhouetteSpriteProvider } from '../features/catalogue/items/sprite-silhouettes.tsx';
import { unavailableMessages } from '../features/platform/errors/unavailable-messages.ts';
import { RouterHrefLink } from '../features/platform/links/router-href-link.tsx';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import { buildItemList } from '../features/platform/seo/structured-data.ts';
import type { Route } from './+types/new-arrival.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const shown = await loadNewArrivals(context, new Date());
  return data(shown, { status: shown.loaded ? 200 : 503 });
}

export default function NewArrival({ loaderData: { tiles, slides, loaded } }: Route.ComponentProps) {
  const rooms = useCategoryTree();
  return (
    <Container className="pt-3 md:pt-6">
      <Breadcrumbs
        items={[{ label: 'Home', href: '/' }]}
        current="New arrivals"
        linkComponent={RouterHrefLink}
      />
      <Heading level={1}>New arrivals</Heading>
      <p className="mt-4 max-w-[66ch] text-lead">The latest from our workshop, newest first.</p>
      {slides.length > 0 && <NewArrivalSlider slides={slides} />}
      {!loaded && (
        <ErrorState
          className="mt-6"
          title={unavailableMessages.furniture}
          action={
            // A full load, since other data of the page may be missing as well.
            <UiLink href="/new-arrival" variant="standalone">
              Try again
            </UiLink>
          }
        >
          {unavailableMessages.tryLater}
        </ErrorState>
      )}
      {loaded && tiles.length === 0 && (
        <EmptyState
          title="Nothing new at the moment."
          action={
            <UiLink asChild variant="standalone">
              <Link to="/shop?categoryName=all">See all furniture</Link>
            </UiLink>
          }
        >
          <p>The next pieces are still on the workbench. In the meantime, see what’s in the shop.</p>
        </EmptyState>
      )}
      <SilhouetteSpriteProvider tiles={tiles}>
        <ul className="mt-10 grid grid-cols-2 max-xl:[--piri-kind-lines:2] gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12 xl:grid-cols-4">
          {tiles.map((tile, index) => (
            <li key={tile.id} className={index < eagerCardCount ? undefined : lazyCardClass}>
              <ItemCard
                tile={tile}
                colouredBackdrop
                headingLevel={2}
                priority={index < 4}
                sizes="(width >= 80rem) 324px, (width >= 48rem) 31vw, 46vw"
                action={
                  tile.sku && (
                    <AddToCart sourceType="item" code={tile.sku} price={tile.price} name={tile.title} />
                  )
                }
              />
            </li>
          ))}
        </ul>
      </SilhouetteSpriteProvider>
      <div className={tiles.length > 0 ? 'mt-14' : undefined}>
        <RelatedLinks
          label="Browse by room"
          links={rooms.map((room) => ({ label: room.name, href: getCategoryHref(room) }))}
          linkComponent={RouterHrefLink}
          className="mt-6"
        />
      </div>
    </Container>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.shop;
  return buildPageMeta(shop, {
    title: 'New arrivals',
    description: 'Our newest pieces, with prices, dimensions and delivery dates.',
    canonical: '/new-arrival',
    jsonLd:
      import.meta.env.SSR && shop && loaderData
        ? [
            buildItemList(
              shop,
              loaderData.tiles.map(({ id }) => getDetailsHref(id)),
            ),
          ]
        : [],
  });
}
