import { Container } from '@piri/ui/container';
import { useMemo } from 'react';
import type { Scene } from '../../server/files/image-index.ts';
import { BundleOffer } from '../features/browse/bundles/bundle-offer.tsx';
import { CategoryMosaic } from '../features/browse/home/category-mosaic.tsx';
import { FitCheckPromo } from '../features/browse/home/fit-check-promo.tsx';
import {
  type CategoryImagesByBackdrop,
  getCategoryImagesByBackdrop,
} from '../features/browse/home/get-category-images-by-backdrop.ts';
import { Hero } from '../features/browse/home/hero.tsx';
import { type HomeData, loadHome } from '../features/browse/home/load-home.ts';
import { NewArrivals } from '../features/browse/home/new-arrivals.tsx';
import { RecentlyViewedRow } from '../features/browse/recently-viewed/recently-viewed-row.tsx';
import { useCategoryTree } from '../features/catalogue/categories/use-category-tree.ts';
import { HomePopUps } from '../features/content/pop-ups/home-pop-ups.tsx';
import { loadPopUps } from '../features/content/pop-ups/load-pop-ups.ts';
import type { PopUpSelection } from '../features/content/pop-ups/select-pop-ups.ts';
import { DeliveryEstimate } from '../features/customer/delivery/delivery-estimate.tsx';
import { LazyInView } from '../features/platform/lazy/lazy-in-view.tsx';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import { buildOrganization, buildWebSite } from '../features/platform/seo/structured-data.ts';
import type { Route } from './+types/home.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

interface HomePage extends HomeData {
  scene?: Scene;
  categoryImages: CategoryImagesByBackdrop;
  popUps?: PopUpSelection;
}

export async function loader({ context }: Route.LoaderArgs) {
  const scene = context.images.scene('living-room');
  const categoryImages = getCategoryImagesByBackdrop(context.images);
  const [home, popUps] = await Promise.all([loadHome(context), loadPopUps(context)]);
  const page: HomePage = { ...(scene && { scene }), categoryImages, ...home, ...(popUps && { popUps }) };
  // Serialised as one string, like the listing: as objects it would be a kilobyte larger.
  return JSON.stringify(page);
}

export default function Home({ loaderData: text }: Route.ComponentProps) {
  const rooms = useCategoryTree();
  const { scene, categoryImages, ...shown } = useMemo(() => JSON.parse(text) as HomePage, [text]);
  return (
    <>
      <Hero firstRoom={rooms[0]} scene={scene} spots={shown.spots} />
      <Container>
        {shown.deliveryRates && <DeliveryEstimate now={shown.now} rates={shown.deliveryRates} />}
        <div className="pt-14 md:pt-20">
          <CategoryMosaic rooms={rooms} images={categoryImages} counts={shown.counts} total={shown.total} />
        </div>
        <NewArrivals tiles={shown.arrivals} room={shown.room} />
        {shown.bundle && (
          <div className="defer-offscreen pt-14 md:pt-20">
            <BundleOffer bundle={shown.bundle} headingId="set" />
          </div>
        )}
        {shown.editorial && <FitCheckPromo sentence={shown.editorial.sentence} scene={scene} />}
        <LazyInView load={loadRoomSlides} props={{}} />
        <RecentlyViewedRow />
      </Container>
      {shown.popUps && <HomePopUps choice={shown.popUps} />}
    </>
  );
}

const loadRoomSlides = () => import('../features/browse/home/scene-slider.tsx');

export function meta({ matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.shop;
  return buildPageMeta(shop, {
    title: 'Furniture for every room in Bangladesh',
    description:
      'Sofas, beds, tables and storage from our own workshop, with clear prices, sizes and delivery dates.',
    canonical: '/',
    jsonLd: import.meta.env.SSR && shop ? [buildOrganization(shop), buildWebSite(shop)] : [],
  });
}
