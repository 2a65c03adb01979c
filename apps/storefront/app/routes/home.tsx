import { Container } from '@piri/ui/container';
import { useMemo } from 'react';
import type { Scene } from '../../server/files/pictures.ts';
import { SetOffer } from '../features/browse/bundles/set-offer.tsx';
import { Editorial } from '../features/browse/home/editorial.tsx';
import { Hero } from '../features/browse/home/hero.tsx';
import { type HomeData, loadHome } from '../features/browse/home/load-home.ts';
import { NewArrivals } from '../features/browse/home/new-arrivals.tsx';
import { RoomByRoom } from '../features/browse/home/room-by-room.tsx';
import { findRoomPieces, type RoomPieces } from '../features/browse/home/room-pieces.ts';
import { RecentlyViewedRow } from '../features/browse/recently-viewed/recently-viewed-row.tsx';
import { useRooms } from '../features/catalogue/categories/use-rooms.ts';
import type { PopUpChoice } from '../features/content/pop-ups/choose-pop-ups.ts';
import { loadPopUps } from '../features/content/pop-ups/load-pop-ups.ts';
import { PopUps } from '../features/content/pop-ups/pop-ups.tsx';
import { DeliverySentence } from '../features/customer/delivery/delivery-sentence.tsx';
import { LateNear } from '../features/platform/lazy/late-near.tsx';
import { pageMeta } from '../features/platform/seo/page-meta.ts';
import { organization, webSite } from '../features/platform/seo/structured-data.ts';
import type { Route } from './+types/home.ts';

export { publicPage as headers } from '../features/platform/requests/public-page.ts';

interface HomePage extends HomeData {
  scene?: Scene;
  pieces: RoomPieces;
  popUps?: PopUpChoice;
}

export async function loader({ context }: Route.LoaderArgs) {
  const scene = context.pictures.scene('living-room');
  const pieces = findRoomPieces(context.pictures);
  const [home, popUps] = await Promise.all([loadHome(context), loadPopUps(context)]);
  const page: HomePage = { ...(scene && { scene }), pieces, ...home, ...(popUps && { popUps }) };
  // As one text, for the reason a list is one: as objects it weighs a kilobyte more.
  return JSON.stringify(page);
}

export default function Home({ loaderData: text }: Route.ComponentProps) {
  const rooms = useRooms();
  const { scene, pieces, ...shown } = useMemo(() => JSON.parse(text) as HomePage, [text]);
  return (
    <>
      <Hero firstRoom={rooms[0]} scene={scene} spots={shown.spots} />
      <Container>
        {shown.road && <DeliverySentence now={shown.now} table={shown.road} />}
        <div className="pt-14 md:pt-20">
          <RoomByRoom rooms={rooms} pieces={pieces} counts={shown.counts} total={shown.total} />
        </div>
        <NewArrivals tiles={shown.arrivals} room={shown.room} />
        {shown.set && (
          <div className="drawn-near pt-14 md:pt-20">
            <SetOffer set={shown.set} headingId="set" />
          </div>
        )}
        {shown.editorial && <Editorial sentence={shown.editorial.sentence} scene={scene} />}
        <LateNear load={loadRoomSlides} props={{}} />
        <RecentlyViewedRow />
      </Container>
      {shown.popUps && <PopUps choice={shown.popUps} />}
    </>
  );
}

const loadRoomSlides = () => import('../features/browse/home/room-slides.tsx');

export function meta({ matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.shop;
  return pageMeta(shop, {
    title: 'Furniture for the rooms of Bangladesh',
    description:
      'Sofas, beds, tables and storage from our own workshop, with prices, sizes and delivery days stated plainly.',
    canonical: '/',
    jsonLd: import.meta.env.SSR && shop ? [organization(shop), webSite(shop)] : [],
  });
}
