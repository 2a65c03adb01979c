import { loaderClientOptions } from '@piri/client';
import type { Slide } from '@piri/contract/content';
import type { AppLoadContext } from 'react-router';
import type { ImageIndex, Scene } from '../../../../server/files/image-index.ts';
import {
  type CardImage,
  type ItemCardData,
  toCardImage,
  toItemCardData,
} from '../../catalogue/items/item-card-data.ts';
import type { SceneByTheme } from '../../platform/images/room-scene.tsx';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';

export interface NewArrivalSlide {
  title: string;
  text?: string;
  image: CardImage & { alt: string; colour: string };
  /** The room that the image shows, to render in place of the image. */
  scene?: SceneByTheme;
  link?: { label: string; to: string };
}

export interface NewArrivalsData {
  /** False if the API could not be reached. */
  loaded: boolean;
  tiles: ItemCardData[];
  slides: NewArrivalSlide[];
}

const newestShown = 24;

export async function loadNewArrivals(
  { api, images }: Pick<AppLoadContext, 'api' | 'images'>,
  now: Date,
): Promise<NewArrivalsData> {
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const [settings, newest, slides] = await Promise.all([
    loadSettings(api),
    ignoreTimeout(
      api.searchItems(
        {
          body: { sortParams: [{ field: 'createdAt', type: 'DESC' }], size: newestShown, fetchCount: false },
        },
        { signal },
      ),
      signal,
    ),
    ignoreTimeout(api.listSlides({ query: { placement: 'new-arrival' } }, { signal }), signal),
  ]);
  const arrivalOptions = { now, delivery: settings?.delivery };
  return {
    loaded: newest?.ok === true,
    tiles: newest?.ok ? newest.body.list.map((item) => unmarked(toItemCardData(item, arrivalOptions))) : [],
    slides: slides?.ok ? slides.body.list.map((slide) => slideFrom(slide, images)) : [],
  };
}

/** Removes the "new" badge, which is redundant if every item is new. */
function unmarked({ isNew: _, ...tile }: ItemCardData): ItemCardData {
  return tile;
}

function slideFrom({ title, text, image, link }: Slide, images: Pick<ImageIndex, 'seenIn'>): NewArrivalSlide {
  const room = images.seenIn(image.path);
  return {
    title,
    ...(text !== undefined && { text }),
    image: { ...toCardImage(image), alt: image.alt, colour: image.colour },
    ...(room && { scene: upright(room.scene) }),
    ...(link && { link }),
  };
}

/** Returns the tall crops, which are closer to the items: half of a slide is nearly square. */
function upright({ day, night }: Scene): SceneByTheme {
  return { day: { wide: day.tall }, night: { wide: night.tall } };
}
