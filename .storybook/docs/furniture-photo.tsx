import type { ComponentProps } from 'react';
import lamp from '../../packages/catalogue/pictures/jonaki-floor-lamp.json';
import vase from '../../packages/catalogue/pictures/kashphul-vase.json';
import room from '../../packages/catalogue/pictures/living-room.json';
import sofa from '../../packages/catalogue/pictures/meghna-3-seater.json';
import table from '../../packages/catalogue/pictures/pangsha-dining-table.json';
import stool from '../../packages/catalogue/pictures/piri-stool.json';
import chair from '../../packages/catalogue/pictures/pithha-dining-chair.json';
import bed from '../../packages/catalogue/pictures/sundarban-bed.json';

const items = { bed, chair, lamp, sofa, stool, table, vase };

export type FurnitureName = keyof typeof items;

interface FurnitureImage {
  hash: string;
  width: number;
  height: number;
  widths: readonly number[];
  colour: string;
}

/** An image from the catalogue: a cut-out with its shadow, which fits any backdrop. */
export function FurniturePhoto({ item, variant, view = 'three-quarter', ...props }: FurniturePhotoProps) {
  const { id, pictures: images } = items[item];
  const photo = images.find((image) => image.view === view && (!variant || image.variant === variant));
  if (!photo) throw new Error(`There is no picture of ${id} in ${variant ?? 'any look'} from ${view}.`);
  return <Photograph folder={id} name={`${photo.variant}-${photo.view}`} photo={photo} {...props} />;
}

/** The room by day, or in the evening with its lamp lit. */
export function RoomPhoto({ view, crop = 'wide', ...props }: RoomPhotoProps) {
  const photo = room.pictures.find((image) => image.view === view && image.crop === crop);
  if (!photo) throw new Error(`There is no ${crop} picture of the room by ${view}.`);
  return <Photograph folder={room.id} name={`${view}-${crop}`} photo={photo} {...props} />;
}

/** An image in several widths. The browser loads the smallest file that is large enough for `sizes`. */
function Photograph({ folder, name, photo, sizes = '30rem', alt, ...props }: PhotographProps) {
  const files = (type: string) =>
    photo.widths.map((width) => `./pictures/${folder}/${name}-${photo.hash}-${width}.${type} ${width}w`);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={files('avif').join(', ')} sizes={sizes} />
      <img
        srcSet={files('webp').join(', ')}
        sizes={sizes}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        {...props}
      />
    </picture>
  );
}

interface Described {
  /** Empty if text beside the image says the same. */
  alt: string;
}

interface FurniturePhotoProps extends Omit<ComponentProps<'img'>, 'alt'>, Described {
  item: FurnitureName;
  variant?: string;
  view?: 'three-quarter' | 'front' | 'detail';
}

interface RoomPhotoProps extends Omit<ComponentProps<'img'>, 'alt'>, Described {
  view: 'day' | 'night';
  crop?: 'wide' | 'tall';
}

interface PhotographProps extends Omit<ComponentProps<'img'>, 'alt'>, Described {
  folder: string;
  name: string;
  photo: FurnitureImage;
}
