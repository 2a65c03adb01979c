import { ArticlePage } from '../features/content/articles/article-page.tsx';
import { answerWithArticle } from '../features/content/articles/load-article.ts';
import { ReturnRequest, returnChapter } from '../features/orders/returns/return-request.tsx';
import type { PageQuery } from '../features/platform/requests/page-query.ts';
import { pageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/return.ts';

export { publicPage as headers } from '../features/platform/requests/public-page.ts';

export const pageQuery = { keys: ['id'] } satisfies PageQuery;

export function loader({ context }: Route.LoaderArgs) {
  return answerWithArticle(context.api, 'return');
}

const first = { chapter: returnChapter, content: <ReturnRequest /> };

export default function ReturnPolicy({ loaderData }: Route.ComponentProps) {
  return <ArticlePage title="Return & Refund Policy" path="/return" first={first} {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData?.shop, {
    title: 'Return & Refund Policy',
    description:
      'How long you may change your mind, what cannot come back, what is our fault, and how the money returns.',
    canonical: '/return',
  });
}
