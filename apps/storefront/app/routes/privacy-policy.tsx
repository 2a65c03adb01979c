import { useMemo } from 'react';
import { ArticlePage } from '../features/content/articles/article-page.tsx';
import { respondWithArticle } from '../features/content/articles/load-article.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import { useRootData } from '../features/platform/settings/root-data.ts';
import { ConsentSettings } from '../features/platform/third-parties/consent-settings.tsx';
import type { Route } from './+types/privacy-policy.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export function loader({ context }: Route.LoaderArgs) {
  return respondWithArticle(context.api, 'privacy-policy');
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const services = useRootData()?.shop.thirdParties;
  const first = useMemo(
    () => ({
      chapter: { id: 'other-companies', name: 'Other companies' },
      content: <ConsentSettings services={services} />,
    }),
    [services],
  );
  return <ArticlePage title="Privacy & Policy" path="/privacy-policy" first={first} {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Privacy & Policy',
    description:
      'What we keep about you, what stays in your browser, who else sees it, and how to have it deleted.',
    canonical: '/privacy-policy',
  });
}
