import type { ComponentProps } from 'react';
import { Image } from '../image/image.tsx';
import { cutOutImageFixtures } from '../internal/docs/cut-out-images.fixtures.ts';
import {
  juteMaterialFixture,
  leafMaterialFixture,
  neelMaterialFixture,
  offWhiteMaterialFixture,
  rustMaterialFixture,
} from '../internal/docs/materials.fixtures.ts';
import { Price } from '../price/price.tsx';
import type { ContentBounds } from './align-image.ts';
import { ProductCardImage, type ProductCardProps, ProductCardSwatches } from './product-card.tsx';

const sofaFront = new URL('../internal/pictures/sofa-front.avif', import.meta.url).href;
const floorLamp = new URL('../internal/pictures/floor-lamp.avif', import.meta.url).href;

interface CutOut {
  src: string;
  width: number;
  height: number;
}

/** A cut-out on the floor of a card, positioned as a page does it. */
export function ProductCardImageFixture({
  image,
  bounds,
  ...props
}: { image: CutOut; bounds: ContentBounds } & ComponentProps<'div'>) {
  return (
    <ProductCardImage bounds={bounds} ratio={image.width / image.height} {...props}>
      <Image {...image} alt="" fit="contain" />
    </ProductCardImage>
  );
}

const createBounds = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const fullFrame = (src: string) => ({ src, width: 480, height: 600 });

export const productCardImageFixtures = {
  sofa: (
    <ProductCardImageFixture
      image={cutOutImageFixtures.sofa}
      bounds={createBounds(0.029, 0.004, 0.767, 0.956)}
    />
  ),
  sofaFront: (
    <ProductCardImageFixture image={fullFrame(sofaFront)} bounds={createBounds(0.292, 0.633, 0.708, 0.827)} />
  ),
  armchair: (
    <ProductCardImageFixture
      image={cutOutImageFixtures.armchair}
      bounds={createBounds(0.01, 0.002, 0.869, 0.948)}
    />
  ),
  centreTable: (
    <ProductCardImageFixture
      image={cutOutImageFixtures.centreTable}
      bounds={createBounds(0.025, 0.004, 0.927, 0.934)}
    />
  ),
  sideboard: (
    <ProductCardImageFixture
      image={cutOutImageFixtures.sideboard}
      bounds={createBounds(0.025, 0.003, 0.938, 0.926)}
    />
  ),
  bed: (
    <ProductCardImageFixture
      image={cutOutImageFixtures.bed}
      bounds={createBounds(0.002, 0.003, 0.963, 0.961)}
    />
  ),
  stool: (
    <ProductCardImageFixture
      image={cutOutImageFixtures.stool}
      bounds={createBounds(0.048, 0.004, 0.881, 0.941)}
    />
  ),
  floorLamp: (
    <ProductCardImageFixture image={fullFrame(floorLamp)} bounds={createBounds(0.388, 0.088, 0.619, 0.815)} />
  ),
};

export const sofaSwatchesFixture = [
  { name: 'Ash', ...juteMaterialFixture, selected: true },
  { name: 'Neel', ...neelMaterialFixture },
  { name: 'Leaf', ...leafMaterialFixture },
];

export const manySwatchesFixture = [
  ...sofaSwatchesFixture,
  { name: 'Off-white', ...offWhiteMaterialFixture },
  { name: 'Rust', ...rustMaterialFixture },
  { name: 'Mustard', colour: '#c8963a' },
  { name: 'Maroon', colour: '#6d2430' },
  { name: 'Grey', colour: '#82817c' },
];

/** A product with everything that a card in a listing shows. */
export const sofaCardPropsFixture = {
  href: '#meghna-2-seater',
  name: 'Meghna 2-Seater',
  subtitle: 'Sofa, 166 cm, ash linen',
  image: productCardImageFixtures.sofa,
  price: <Price price="৳38,165" listPrice="৳44,900" saving="Save ৳6,735" unit="taka" />,
  delivery: 'Dhaka by Thu 26 Nov',
  swatches: <ProductCardSwatches label="Cloths" swatches={sofaSwatchesFixture} />,
} satisfies Partial<ProductCardProps>;

const wood = (name: string, colour: string) => ({ name, colour });

export const armchairCardPropsFixture = {
  href: '#koel-accent-chair',
  name: 'Koel Accent Chair',
  subtitle: 'Armchair, 72 cm, turmeric bouclé',
  image: productCardImageFixtures.armchair,
  price: <Price price="৳16,800" unit="taka" />,
  delivery: 'Dhaka by Thu 26 Nov',
  swatches: (
    <ProductCardSwatches
      label="Cloths"
      swatches={[
        { ...wood('Turmeric', '#c0933f'), selected: true },
        wood('Green', '#61735c'),
        wood('Ash', '#b0a593'),
      ]}
    />
  ),
} satisfies Partial<ProductCardProps>;

export const stoolCardPropsFixture = {
  href: '#piri',
  name: 'Piri',
  subtitle: 'The stool, solid segun',
  image: productCardImageFixtures.stool,
  price: <Price price="৳1,950" unit="taka" />,
  delivery: 'Dhaka by Thu 26 Nov',
  swatches: (
    <ProductCardSwatches
      label="Woods"
      swatches={[
        { ...wood('Natural', '#a9713f'), selected: true },
        wood('Walnut', '#5b3b26'),
        wood('Neel', '#27325f'),
      ]}
    />
  ),
} satisfies Partial<ProductCardProps>;

export const floorLampCardPropsFixture = {
  href: '#jonaki-floor-lamp',
  name: 'Jonaki Floor Lamp',
  subtitle: 'Floor lamp, 158 cm, brass and linen',
  image: productCardImageFixtures.floorLamp,
  price: <Price price="৳11,500" unit="taka" />,
  delivery: 'Dhaka by Thu 26 Nov',
} satisfies Partial<ProductCardProps>;
