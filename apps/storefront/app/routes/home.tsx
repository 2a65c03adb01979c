import { Container } from '@piri/ui/container';
import { Hero } from '../features/home/hero.tsx';
import { RoomByRoom } from '../features/home/room-by-room.tsx';
import { findRoomPieces } from '../features/home/room-pieces.ts';
import { pageMeta } from '../page-meta.ts';
import { useRooms } from '../root-data.ts';
import type { Route } from './+types/home.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { scene: context.pictures.scene('living-room'), pieces: findRoomPieces(context.pictures) };
}

export default function Home({ loaderData: { scene, pieces } }: Route.ComponentProps) {
  const rooms = useRooms();
  return (
    <>
      <Hero firstRoom={rooms[0]} scene={scene} />
      <Container className="pt-14 md:pt-20">
        <RoomByRoom rooms={rooms} pieces={pieces} />
      </Container>
    </>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.shop;
  return pageMeta(shop, {
    title: 'Furniture for the rooms of Bangladesh',
    description:
      'Sofas, beds, tables and storage from our own workshop, with prices, sizes and delivery days stated plainly.',
    canonical: '/',
    jsonLd: shop
      ? [
          {
            '@type': 'Organization',
            name: shop.name,
            legalName: shop.company,
            url: shop.siteUrl,
            email: shop.supportEmail,
          },
          {
            '@type': 'WebSite',
            name: shop.name,
            url: shop.siteUrl,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${shop.siteUrl}/shop?query={query}&categoryName=all`,
              'query-input': 'required name=query',
            },
          },
        ]
      : [],
  });
}
