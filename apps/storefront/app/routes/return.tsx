import { data } from 'react-router-dom';
import { ArticlePage } from '../features/content/article-page.tsx';
import { loadArticle } from '../features/content/load-article.ts';
import { ReturnRequest, returnChapter } from '../features/returns/return-request.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/return.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const text = await loadArticle(context.api, 'return');
  return data(text, { status: text.reached ? 200 : 503 });
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
