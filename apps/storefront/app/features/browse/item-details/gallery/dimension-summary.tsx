import { formatInches } from '../../../catalogue/dimension-drawing/format-inches.ts';
import type { Dimensions } from '../../../catalogue/silhouettes/outlines/silhouette-names.ts';

/** The dimensions of an item, shown in place of other views if it has no photographs. */
export function DimensionSummary({ measures: { width, depth, height } }: { measures: Dimensions }) {
  return (
    <div className="mt-3 md:ml-22">
      <p className="text-muted text-small">No picture yet: this drawing is to scale.</p>
      <dl className="mt-5 grid max-lg:hidden grid-cols-3 gap-x-6 border-subtle border-y py-4">
        {Object.entries({ Width: width, Depth: depth, Height: height }).map(([name, centimetres]) => (
          <div key={name}>
            <dt className="text-muted text-small">{name}</dt>
            <dd className="font-semibold text-price tabular">
              {`${centimetres} cm `}
              <span className="block font-normal text-muted text-small">{`${formatInches(centimetres)} in`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
