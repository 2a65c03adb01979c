import { data } from 'react-router-dom';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import { errorMessages } from '../features/shell/errors/error-messages.ts';
import { NotFoundScreen } from '../features/shell/errors/not-found-screen.tsx';
import type { Route } from './+types/not-found.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const stool = context.images.product('piri-stool', 'natural', 'three-quarter');
  return data({ path: new URL(request.url).pathname, stool }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: errorMessages['not found'].title,
    description: 'This page doesn’t exist.',
  });
}
