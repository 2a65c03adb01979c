import { DescriptionItem, DescriptionList } from '@piri/ui/description-list';
import { Heading, type HeadingLook } from '@piri/ui/heading';
import type { DetailsData, Values } from '../../item-data/details-data.ts';
import { measuresOf } from '../../item-data/measures-of.ts';

/** What it is made of, part by part, what it weighs, how it comes, and how to keep it. */
export function MadeOf({
  item,
  chosen,
  look = 'small-title',
}: {
  item: DetailsData;
  chosen: Values;
  look?: HeadingLook;
}) {
  const { weight, cartons } = measuresOf(item, chosen);
  return (
    <section aria-labelledby="made-of">
      <Heading level={2} look={look} id="made-of" className="stitch-b pb-3">
        What it is made of
      </Heading>
      <DescriptionList className="mt-3">
        {item.materials.map(({ part, madeOf }) => (
          <DescriptionItem key={part} term={part}>
            {madeOf}
          </DescriptionItem>
        ))}
        <DescriptionItem term="Weight">{`${weight} kg`}</DescriptionItem>
        <DescriptionItem term={cartons.length === 1 ? 'Carton' : `${cartons.length} cartons`}>
          {cartons.map(({ holds, width, depth, height, weight: heavy }) => (
            <span key={holds} className="block">
              {`${holds}: ${width} × ${depth} × ${height} cm, ${heavy} kg`}
            </span>
          ))}
        </DescriptionItem>
        {item.care.length > 0 && (
          <DescriptionItem term="Care">{item.care.join(' ').replaceAll(' °C', '\u00a0°C')}</DescriptionItem>
        )}
      </DescriptionList>
    </section>
  );
}
