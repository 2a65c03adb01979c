import { imageIndexFixture } from '../../platform/images/image.fixtures.ts';
import type { NewArrivalSlide } from './load-new-arrivals.ts';

/** The announcements on the new arrivals page. */
export const newArrivalSlideFixtures: NewArrivalSlide[] = [
  slide('phul-kantha-cushion', 'neel', {
    title: 'Phul Kantha Cushion',
    text: 'Six hours of running stitch in three colours.',
    link: { label: 'See the cushion', to: '/details?id=phul-kantha-cushion' },
  }),
  slide('piri-stool', 'natural', {
    title: 'Piri, the stool',
    text: 'Where it all began, 18 cm above the floor.',
    link: { label: 'See the stool', to: '/details?id=piri-stool' },
  }),
  slide('koel-accent-chair', 'mustard', { title: 'Koel Accent Chair' }),
].flat();

function slide(id: string, variant: string, fields: Omit<NewArrivalSlide, 'image'>): NewArrivalSlide[] {
  const image = imageIndexFixture.product(id, variant, 'three-quarter');
  return image ? [{ ...fields, image: { ...image, alt: fields.title } }] : [];
}
