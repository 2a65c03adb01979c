import type { GalleryItem } from '../../gallery/gallery.tsx';
import { Image } from '../../image/image.tsx';
import { SampleDrawing } from './sample-drawing.tsx';
import { SampleMeasures } from './sample-measures.tsx';
import { blueSofaCutOut, roomPhotograph, type SamplePicture, sofaCutOut } from './sample-pictures.ts';

const cutOut = (id: string, label: string, picture: SamplePicture): GalleryItem => ({
  id,
  label,
  thumb: <Image {...picture} alt="" fit="contain" stage="pati" ratio="auto" />,
  picture: <Image {...picture} alt={label} fit="contain" stage="living" ratio="auto" />,
  zoomed: <Image {...picture} alt={label} fit="contain" stage="living" ratio="auto" />,
});

const photograph = (id: string, label: string): GalleryItem => {
  const { placeholder, ...picture } = roomPhotograph;
  return {
    id,
    label,
    thumb: <Image {...picture} alt="" ratio="auto" />,
    picture: <Image {...picture} placeholder={placeholder} alt={label} ratio="auto" />,
    zoomed: <Image {...picture} alt={label} ratio="auto" className="object-contain" />,
  };
};

/** A sofa in two cloths, in its room, with its measures drawn in, and as a line drawing. */
export const sampleGallery: readonly GalleryItem[] = [
  cutOut('jute', 'In jute, from the front', sofaCutOut),
  {
    id: 'measures',
    label: 'With its measures',
    thumb: <SampleDrawing name="sofa" />,
    picture: (
      <div className="grid place-items-center p-4">
        <SampleMeasures label="Meghna 3-Seater from the front, with its measures" />
      </div>
    ),
  },
  photograph('room', 'In a living room, with a centre table and a rug'),
  cutOut('neel', 'In neel, from the front', blueSofaCutOut),
];
