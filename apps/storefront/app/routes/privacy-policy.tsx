import { useMemo } from 'react';
import { data } from 'react-router-dom';
import { ArticlePage } from '../features/content/article-page.tsx';
import { loadArticle } from '../features/content/load-article.ts';
import { OtherCompanies } from '../features/third-parties/other-companies.tsx';
import { pageMeta } from '../page-meta.ts';
import { useRootData } from '../root-data.ts';
import type { Route } from './+types/privacy-policy.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const text = await loadArticle(context.api, 'privacy-policy');
  return data(text, { status: text.reached ? 200 : 503 });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const services = useRootData()?.shop.thirdParties;
  const first = useMemo(
    () => ({
      chapter: { id: 'other-companies', name: 'Other companies' },
      content: <OtherCompanies services={services} />,
    }),
    [services],
  );
  return <ArticlePage title="Privacy & Policy" path="/privacy-policy" first={first} {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData?.shop, {
    title: 'Privacy & Policy',
    description:
      'What we keep of you, what stays in your browser, who else sees it, and how you make us forget it.',
    canonical: '/privacy-policy',
  });
}
