import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { DimensionDrawing, DimensionTable } from '../../../catalogue/dimension-drawing/dimension-drawing.tsx';
import { getCompareHref } from '../../../catalogue/items/get-compare-href.ts';
import { getMeasurements } from '../../item-data/get-measurements.ts';
import type { ItemDetailsData, OptionValues } from '../../item-data/item-details-data.ts';
import { itemSectionTitles } from '../item-details-texts.ts';

/** The minimum depth of a side view, in centimetres. Thinner items, such as curtains, would be a line. */
const thin = 5;

/** A drawing of the item from the front and the side with all dimensions, and a link to the fit check. */
export function DimensionsSection({
  item,
  chosen,
  code,
}: {
  item: ItemDetailsData;
  chosen: OptionValues;
  code: string;
}) {
  const { dimensions } = getMeasurements(item, chosen);
  const views = dimensions.depth > thin ? 'both' : 'front';
  return (
    <section aria-labelledby="fit" className="defer-offscreen">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Heading level={2} id="fit">
          {itemSectionTitles.fit}
        </Heading>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <UiLink asChild variant="standalone">
            <Link to={getCompareHref([item.id])} discover="none">
              Compare
            </Link>
          </UiLink>
          <UiLink asChild variant="standalone">
            <Link to={`/will-it-fit?${new URLSearchParams({ id: item.id, sku: code })}`} discover="none">
              Check my stairs
            </Link>
          </UiLink>
        </p>
      </div>
      <div className="mt-7 rounded-chip bg-surface-muted px-4 py-8 md:p-12">
        <DimensionDrawing
          name={item.silhouette}
          dimensions={dimensions}
          views={views}
          label={`${item.title} from the front${views === 'both' ? ' and from the side' : ''}, with dimensions`}
        />
      </div>
      <details className="mt-3">
        <summary className="min-h-11 w-fit cursor-pointer content-center text-accent">All dimensions</summary>
        <DimensionTable
          dimensions={dimensions}
          caption={`Dimensions of the ${item.title}`}
          className="mt-2 max-w-[66ch]"
        />
      </details>
    </section>
  );
}
