import { Container } from '@piri/ui/container';
import { data, useSearchParams } from 'react-router-dom';
import { CategoryPage } from '../features/catalogue/category-page.tsx';
import { CategoryResults } from '../features/catalogue/category-results.tsx';
import { findPlace } from '../features/catalogue/place.ts';
import { searchRooms } from '../features/catalogue/search-rooms.ts';
import { roomsFromText } from '../features/navigation/rooms-text.ts';
import { pageMeta } from '../page-meta.ts';
import { useRooms } from '../root-data.ts';
import type { Route } from './+types/shop.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('query')?.trim() ?? '';
  if (!query) return { search: null };
  const search = await searchRooms(context.api, query);
  return data({ search }, { status: search.reached ? 200 : 503 });
}

export default function Shop({ loaderData: { search } }: Route.ComponentProps) {
  const rooms = useRooms();
  const [params] = useSearchParams();

  if (search) {
    return (
      <Container className="pt-10">
        <CategoryResults {...search} rooms={rooms} />
      </Container>
    );
  }
  const id = params.get('categoryId') ?? '';
  const place = findPlace(rooms, id);
  return (
    <CategoryPage
      rooms={rooms}
      place={place}
      unknown={id !== '' && !place}
      name={params.get('categoryName')}
    />
  );
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  const id = new URLSearchParams(location.search).get('categoryId') ?? '';
  const place = findPlace(roomsFromText(root?.reference.rooms ?? ''), id);
  if (loaderData?.search) {
    return pageMeta(root?.shop, {
      title: `Search: ${loaderData.search.query}`,
      description: 'What the shop has under this name.',
    });
  }
  const title = place ? [...place.above.map(({ name }) => name), place.node.name].join(', ') : 'All rooms';
  return pageMeta(root?.shop, {
    title,
    description: place
      ? `${place.node.name} for the ${place.room.name.toLowerCase()}, from our own workshop.`
      : 'Every room of the shop and what belongs into it.',
    canonical: place ? `/shop?categoryId=${encodeURIComponent(id)}` : '/shop',
    jsonLd: place ? [breadcrumbs(root?.shop.siteUrl ?? '', [...place.above, place.node])] : [],
  });
}

function breadcrumbs(siteUrl: string, way: { id: string; name: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}/shop?categoryId=${encodeURIComponent(id)}`,
    })),
  };
}
