import { ArticlePage } from '../features/content/articles/article-page.tsx';
import { respondWithArticle } from '../features/content/articles/load-article.ts';
import {
  ReturnRequestSection,
  returnRequestChapter,
} from '../features/orders/returns/return-request-section.tsx';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/return.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export const pageQuery = { keys: ['id'] } satisfies AllowedPageQuery;

export function loader({ context }: Route.LoaderArgs) {
  return respondWithArticle(context.api, 'return');
}

const first = { chapter: returnRequestChapter, content: <ReturnRequestSection /> };

export default function ReturnPolicy({ loaderData }: Route.ComponentProps) {
  return <ArticlePage title="Return & Refund Policy" path="/return" first={first} {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Return & Refund Policy',
    description:
      'How long you have to change your mind, what can’t be returned, when we’re at fault, and how refunds work.',
    canonical: '/return',
  });
}
