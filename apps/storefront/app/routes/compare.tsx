import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import { data } from 'react-router-dom';
import { AddItemForm } from '../features/browse/compare/add-item-form.tsx';
import { ComparisonTable } from '../features/browse/compare/comparison-table.tsx';
import { loadCompare } from '../features/browse/compare/load-compare.ts';
import { SizeComparison } from '../features/browse/compare/size-comparison.tsx';
import { RootCategoryLinks } from '../features/browse/listing/grid/root-category-links.tsx';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/compare.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export const pageQuery = { keys: ['id'] } satisfies AllowedPageQuery;

export async function loader({ request, context }: Route.LoaderArgs) {
  const compared = await loadCompare(request, context.api);
  return data(compared, { status: compared.loaded ? 200 : 503 });
}

export default function Compare({ loaderData: { items, unknown, choices, loaded } }: Route.ComponentProps) {
  return (
    <Container className="pt-8 md:pt-12">
      <Heading level={1}>Side by side</Heading>
      <p className="mt-4 max-w-[66ch] text-lead">
        Two or three pieces side by side and to scale, so you can see which is wider before it’s in your room.
      </p>
      {!loaded && (
        <p className="mt-6 text-lead" role="status">
          We can’t load all the pieces at the moment. Please try again in a minute.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="mt-6" role="status">
          We couldn’t find {unknown.map((id) => `“${id}”`).join(' or ')}, so{' '}
          {unknown.length === 1 ? 'it isn’t' : 'they aren’t'} shown.
        </p>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-y-8 md:mt-10 md:gap-y-10">
        {items.length < 2 && <AddItemForm items={items} choices={choices} />}
        {items.length === 0 && <RootCategoryLinks />}
        {items.length > 0 && (
          <>
            <SizeComparison items={items} />
            {items.length > 1 && <AddItemForm items={items} choices={choices} />}
            <ComparisonTable items={items} />
          </>
        )}
      </div>
    </Container>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const names = loaderData?.items.map(({ title }) => title) ?? [];
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: names.length > 1 ? names.join(' or ') : 'Compare pieces',
    description: 'Two or three pieces of furniture side by side and to scale, with prices and dimensions.',
    // No canonical address for a selection: search engines would index every combination of items.
    ...(names.length === 0 && { canonical: '/compare' }),
  });
}
