import type { ShouldRevalidateFunction } from 'react-router-dom';
import { detailsMeta } from '../features/details/details-meta.ts';
import { DetailsPage } from '../features/details/details-page.tsx';
import { loadDetailsPage } from '../features/details/details-page-data.ts';
import { PiecePage } from '../features/details/piece-page.tsx';
import { revalidateOtherPieces } from '../features/details/revalidate-other-pieces.ts';
import type { Route } from './+types/details.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDetailsPage(request, context.api);
}

export const shouldRevalidate: ShouldRevalidateFunction = revalidateOtherPieces;

export default function Details({ loaderData }: Route.ComponentProps) {
  return <DetailsPage data={loaderData} piece={PiecePage} />;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return detailsMeta(matches[0].loaderData, loaderData);
}
