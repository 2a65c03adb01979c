import { DescriptionItem, DescriptionList } from '@piri/ui/description-list';
import { Heading, type HeadingVariant } from '@piri/ui/heading';
import { getMeasurements } from '../../item-data/get-measurements.ts';
import type { ItemDetailsData, OptionValues } from '../../item-data/item-details-data.ts';
import { itemSectionTitles } from '../item-details-texts.ts';

/** The materials of each part, the weight, the packaging and the care instructions. */
export function MaterialsAndCare({
  item,
  chosen,
  headingVariant = 'small-title',
}: {
  item: ItemDetailsData;
  chosen: OptionValues;
  headingVariant?: HeadingVariant;
}) {
  const { weight, cartons } = getMeasurements(item, chosen);
  return (
    <section aria-labelledby="materials">
      <Heading level={2} variant={headingVariant} id="materials" className="stitch-bottom pb-3">
        {itemSectionTitles.materials}
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
