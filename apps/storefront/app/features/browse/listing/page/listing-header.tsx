import { Breadcrumbs } from '@piri/ui/breadcrumbs';
import { SortSelect } from '@piri/ui/sort-select';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryPosition } from '../../../catalogue/categories/find-category-position.ts';
import { getCategoryHref } from '../../../catalogue/items/links.ts';
import { RouterHrefLink } from '../../../platform/links/router-href-link.tsx';
import { getDisplayFontClass } from '../../../platform/rendering/get-display-font-class.ts';
import { getCategoryFilterHref, type ListingPath, toHiddenFields } from '../address/listing-hrefs.ts';
import { listingSortLabels } from '../address/listing-sort.ts';
import { toUpdatedQuery } from '../address/listing-url.ts';
import type { ListingData } from '../data/listing-data.ts';
import { ListingBanner } from './listing-banner.tsx';
import { formatResultCount, getListingSummary } from './listing-title.ts';

export interface ListingHeaderProps {
  path: ListingPath;
  data: ListingData;
  title: string;
  position: CategoryPosition | undefined;
  /** The categories to narrow the list to. */
  subcategories: { id: string; name: string }[];
  loading: boolean;
  onSort: (event: FormEvent<HTMLFormElement>) => void;
}

/** The header of a list: breadcrumbs, banner, title, number of results, sort order and subcategories. */
export function ListingHeader({
  path,
  data,
  title,
  position,
  subcategories,
  loading,
  onSort,
}: ListingHeaderProps) {
  const { address, banner, total, loaded, categories } = data;
  const line = getListingSummary(data);
  const steps = position ? [...position.above, ...(address.query ? [position.node] : [])] : [];
  const above = steps.map((step) => ({ label: step.name, href: getCategoryHref(step) }));
  const shown = subcategories.filter(({ id }) => categories[id]);
  return (
    <header className="pt-3 md:pt-6">
      <Breadcrumbs
        items={[{ label: 'Home', href: '/' }, ...above]}
        current={title}
        linkComponent={RouterHrefLink}
      />
      {banner && <ListingBanner banner={banner} />}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className={`wrap-anywhere text-page-title ${getDisplayFontClass(title)}`}>{title}</h1>
          {line && <p className="mt-2 text-muted text-small">{line}</p>}
        </div>
        {loaded && total > 0 && (
          <div className="reveal-when-complete flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:w-full">
            <p className="text-muted text-small tabular">{formatResultCount(data)}</p>
            <SortSelect
              action={path}
              name="sort"
              label={<span className="sr-only">Sort by</span>}
              value={address.sort}
              options={Object.entries(listingSortLabels).map(([value, label]) => ({ value, label }))}
              hiddenFields={toHiddenFields(toUpdatedQuery(address, { sort: 'relevance' }))}
              loading={loading}
              onSubmit={onSort}
            />
          </div>
        )}
        <span hidden />
      </div>
      {shown.length > 0 && (
        <nav aria-label="Categories" className="mt-4">
          <ul className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap">
            {shown.map((way) => (
              <li key={way.id} className="shrink-0">
                <Link to={getCategoryFilterHref(path, address, way)} discover="none" className={chip}>
                  {`${way.name} `}
                  <span className="font-normal text-muted tabular">{categories[way.id]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-5 stitch-horizontal" />
    </header>
  );
}

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-chip border border-control bg-surface px-3.5 font-medium text-small hover:border-strong';
