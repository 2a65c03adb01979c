import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { getDetailsHref } from '../../../catalogue/items/links.ts';
import { InlinePrice } from '../../../catalogue/prices/inline-price.tsx';
import { type BundleData, BundleOffer } from '../../bundles/bundle-offer.tsx';
import { itemSectionTitles } from '../item-details-texts.ts';

/** The bundles that contain an item: the first one in full, the others as links. */
export function BundleList({ bundles: [first, ...others] }: { bundles: BundleData[] }) {
  if (!first) return null;
  return (
    <div className="defer-offscreen">
      <BundleOffer bundle={first} headingId="bundles" />
      {others.length > 0 && (
        <section aria-labelledby="other-sets" className="mt-8">
          <Heading level={3} variant="name" id="other-sets">
            {itemSectionTitles.bundles}
          </Heading>
          <ul className="mt-2 border-subtle border-b">
            {others.map(({ id, title, parts, oneByOne, price }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-subtle border-t py-3"
              >
                <span>
                  <UiLink asChild variant="plain">
                    <Link to={getDetailsHref(id)} discover="none" className="font-semibold text-accent">
                      {title}
                    </Link>
                  </UiLink>
                  <span className="block text-muted text-small">
                    {parts.map((part) => part.title).join(', ')}
                  </span>
                </span>
                <span className="font-semibold tabular">
                  <InlinePrice figure={price} />
                  {oneByOne > price && (
                    <s className="ms-2 font-normal text-muted text-small">
                      <InlinePrice figure={oneByOne} />
                    </s>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
