import { createItemSummaryFixture } from '../../catalogue/items/item.fixtures.ts';
import { toCardImage } from '../../catalogue/items/item-card-data.ts';
import { imageIndexFixture } from '../../platform/images/image.fixtures.ts';
import type { PopUpEntry } from './select-pop-ups.ts';

function getFixtureImage(id: string) {
  const [image] = createItemSummaryFixture(id).images;
  if (!image) throw new Error(`“${id}” is not pictured.`);
  return toCardImage(image);
}

/** A campaign, as in the home page's data. */
export const campaignPopUpFixture: PopUpEntry = {
  id: 'sofa-weeks',
  title: 'Sofa weeks: 12% off every sofa',
  text: 'Two-seaters, three-seaters, corners and divans, in every cloth. Prices shown are already reduced.',
  link: { label: 'See the sofas', to: '/shop?categoryId=sofas' },
  // The item is as low in its image as on the page.
  image: {
    ...getFixtureImage('meghna-3-seater'),
    outline: { left: 0.2, top: 0.59, right: 0.8, bottom: 0.82 },
  },
};

/** The offer for the first order. */
export const offerPopUpFixture: PopUpEntry = {
  id: 'first-order',
  title: '৳1,000 off your first order',
  text: 'Enter your email and we’ll send you the code FIRST1000, valid on orders of ৳5,000 or more.',
  image: getFixtureImage('koel-accent-chair'),
};

/** A room by night, in both crops. */
export const scenePopUpImagesFixture = roomOf('living-room');

function roomOf(id: string): Pick<PopUpEntry, 'image' | 'tall'> {
  const scene = imageIndexFixture.scene(id);
  if (!scene) throw new Error(`“${id}” is not pictured.`);
  return { image: toCardImage(scene.night.wide), tall: toCardImage(scene.night.tall) };
}
