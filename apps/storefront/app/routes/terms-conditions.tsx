import { ArticlePage } from '../features/content/articles/article-page.tsx';
import { respondWithArticle } from '../features/content/articles/load-article.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/terms-conditions.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export function loader({ context }: Route.LoaderArgs) {
  return respondWithArticle(context.api, 'terms-conditions');
}

export default function TermsConditions({ loaderData }: Route.ComponentProps) {
  return <ArticlePage title="Terms & Condition" path="/terms-conditions" {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Terms & Condition',
    description:
      'Prices, orders, payment, how long we hold your items, and warranty: the contract between you and us.',
    canonical: '/terms-conditions',
  });
}
