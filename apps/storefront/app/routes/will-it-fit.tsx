import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { Field, FieldLabel } from '@piri/ui/field';
import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { Select } from '@piri/ui/select';
import { data, Link, redirect, useSearchParams } from 'react-router-dom';
import { FitResults } from '../features/browse/fit-check/fit-results.tsx';
import { homeDimensionParamNames } from '../features/browse/fit-check/home-dimension-param-names.ts';
import {
  convertHomeDimensionParams,
  toUnitParamEntries,
} from '../features/browse/fit-check/home-dimensions.ts';
import { HomeDimensionsForm } from '../features/browse/fit-check/home-dimensions-form.tsx';
import { loadFit } from '../features/browse/fit-check/load-fit.ts';
import { unitSwitchId } from '../features/browse/fit-check/unit-switch.tsx';
import { RootCategoryLinks } from '../features/browse/listing/grid/root-category-links.tsx';
import { DimensionDrawing } from '../features/catalogue/dimension-drawing/dimension-drawing.tsx';
import { getDetailsHref } from '../features/catalogue/items/links.ts';
import { GetForm } from '../features/platform/links/get-form.tsx';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/will-it-fit.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export const pageQuery = {
  keys: ['id', 'sku', 'unit', 'to', ...homeDimensionParamNames],
} satisfies AllowedPageQuery;

export async function loader({ request, context }: Route.LoaderArgs) {
  const other = convertHomeDimensionParams(new URL(request.url).searchParams);
  if (other) return redirect(`/will-it-fit?${other}#${unitSwitchId}`);
  const fit = await loadFit(request, context.api);
  return data(fit, { status: fit.loaded ? 200 : 503 });
}

export default function WillItFit({
  loaderData: { home, item, results, loaded, items },
}: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <Container className="pt-8 md:pt-12">
      <Heading level={1}>Will it fit?</Heading>
      <p className="mt-4 max-w-[66ch] text-lead">
        Measure your door, stairs, lift or room: as many as you can. We’ll check the piece against each,
        packed and assembled.
      </p>
      {!loaded && (
        <p className="mt-6 text-lead" role="status">
          We can’t load the dimensions at the moment. Please try again in a minute.
        </p>
      )}
      <GetForm
        action="/will-it-fit"
        className="mt-8 flex flex-wrap items-end gap-3 lg:me-[calc(50%+1.5rem)] print:hidden"
      >
        {[...Object.entries(home.typed), ...toUnitParamEntries(home.unit)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field controlId="item" className="min-w-[min(7.5rem,100%)] flex-1">
          <FieldLabel>Which piece?</FieldLabel>
          <Select name="id" defaultValue={item?.id ?? ''} key={item?.id}>
            <option value="">Choose a piece</option>
            {items.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          Choose
        </Button>
      </GetForm>
      {!item && <RootCategoryLinks />}
      {item && (
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <div>
            <div className="rounded-chip bg-surface-muted px-4 py-8">
              <DimensionDrawing
                name={item.silhouette}
                dimensions={item.dimensions}
                label={`${item.title} with dimensions`}
              />
            </div>
            <p className="mt-3">
              <UiLink asChild variant="standalone">
                <Link to={getDetailsHref(item.id, item.sku)} discover="none">
                  Back to {item.title}
                </Link>
              </UiLink>
            </p>
          </div>
          <HomeDimensionsForm
            home={home}
            id={item.id}
            sku={item.sku}
            tooLittle={results.length === 0 && params.has('doorWidth')}
          />
        </div>
      )}
      {results.length > 0 && <FitResults results={results} unit={home.unit} />}
    </Container>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.item ? `Will the ${loaderData.item.title} fit?` : 'Will it fit?';
  return buildPageMeta(matches[0].loaderData?.shop, {
    title,
    description: 'Check a piece of furniture against your door, stairs, lift and room before you buy it.',
    canonical: '/will-it-fit',
  });
}
