import type { ShopSettings } from '@piri/contract/settings';
import { useMemo } from 'react';
import { data } from 'react-router-dom';
import { ArticlePage } from '../features/content/articles/article-page.tsx';
import { loadArticle } from '../features/content/articles/load-article.ts';
import { DeliveryChargesTable } from '../features/customer/delivery/delivery-charges-table.tsx';
import { DeliveryEstimate } from '../features/customer/delivery/delivery-estimate.tsx';
import { getDhakaNoon } from '../features/platform/dates/get-dhaka-noon.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import { loadSettings } from '../features/platform/settings/load-settings.ts';
import type { Route } from './+types/shipping.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const asked = loadSettings(context.api);
  const [text, settings] = await Promise.all([loadArticle(context.api, 'shipping', asked), asked]);
  return data(
    { ...text, now: getDhakaNoon(new Date()), ...(settings && { delivery: settings.delivery }) },
    { status: text.loaded ? 200 : 503 },
  );
}

export default function Shipping({ loaderData: { now, delivery, ...text } }: Route.ComponentProps) {
  const first = useMemo(() => delivery && costs(now, delivery), [now, delivery]);
  return <ArticlePage title="Delivery & Shipping Information" path="/shipping" first={first} {...text} />;
}

function costs(now: string, delivery: ShopSettings['delivery']) {
  return {
    chapter: { id: 'what-it-costs', name: 'Delivery charges' },
    content: (
      <div className="-mt-9">
        <DeliveryEstimate now={now} rates={delivery} />
        <DeliveryChargesTable delivery={delivery} className="mt-10" />
      </div>
    ),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Delivery & Shipping Information',
    description: 'Delivery charges and times for all of Bangladesh.',
    canonical: '/shipping',
  });
}
