import type { GalleryItem } from '../../gallery/gallery.tsx';
import { Image } from '../../image/image.tsx';
import { DimensionDrawingFixture } from './dimension-drawing-fixture.tsx';
import { blueSofaImage, type ImageFixture, sceneImage, sofaImage } from './images.fixtures.ts';
import { SilhouetteFixture } from './silhouette-fixture.tsx';

const cutOut = (id: string, label: string, image: ImageFixture): GalleryItem => ({
  id,
  label,
  thumbnail: <Image {...image} alt="" fit="contain" backdrop="muted" ratio="auto" />,
  image: <Image {...image} alt={label} fit="contain" backdrop="living" ratio="auto" />,
  zoomImage: <Image {...image} alt={label} fit="contain" backdrop="living" ratio="auto" />,
});

const photograph = (id: string, label: string): GalleryItem => {
  const { placeholder, ...image } = sceneImage;
  return {
    id,
    label,
    thumbnail: <Image {...image} alt="" ratio="auto" />,
    image: <Image {...image} placeholder={placeholder} alt={label} ratio="auto" />,
    zoomImage: <Image {...image} alt={label} ratio="auto" className="object-contain" />,
  };
};

/** A sofa in two materials, in its room, with its dimensions, and as a line drawing. */
export const galleryFixture: readonly GalleryItem[] = [
  cutOut('jute', 'In jute, from the front', sofaImage),
  {
    id: 'measures',
    label: 'With dimensions',
    thumbnail: <SilhouetteFixture name="sofa" />,
    image: (
      <div className="grid place-items-center p-4">
        <DimensionDrawingFixture label="Meghna 3-Seater from the front, with dimensions" />
      </div>
    ),
  },
  photograph('room', 'In a living room, with a centre table and a rug'),
  cutOut('neel', 'In neel, from the front', blueSofaImage),
];
