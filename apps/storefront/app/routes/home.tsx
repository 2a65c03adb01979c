import { Container } from '@piri/ui/container';
import { useMemo } from 'react';
import { SetOffer } from '../features/catalogue/set-offer.tsx';
import { DeliverySentence } from '../features/delivery/delivery-sentence.tsx';
import { Editorial } from '../features/home/editorial.tsx';
import { Hero } from '../features/home/hero.tsx';
import { homeFromText, homeToText } from '../features/home/home-text.ts';
import { loadHome } from '../features/home/load-home.ts';
import { NewArrivals } from '../features/home/new-arrivals.tsx';
import { RoomByRoom } from '../features/home/room-by-room.tsx';
import { findRoomPieces } from '../features/home/room-pieces.ts';
import { LateNear } from '../features/late/late-near.tsx';
import { PopUps } from '../features/pop-ups/pop-ups.tsx';
import { RecentlyViewedRow } from '../features/recently-viewed/recently-viewed-row.tsx';
import { organization, webSite } from '../features/structured-data/structured-data.ts';
import { pageMeta } from '../page-meta.ts';
import { useRooms } from '../root-data.ts';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const scene = context.pictures.scene('living-room');
  const pieces = findRoomPieces(context.pictures);
  return homeToText({ ...(scene && { scene }), pieces, ...(await loadHome(context)) });
}

export default function Home({ loaderData: text }: Route.ComponentProps) {
  const rooms = useRooms();
  const { scene, pieces, ...shown } = useMemo(() => homeFromText(text), [text]);
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

const loadRoomSlides = () => import('../features/home/room-slides.tsx');

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
