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
  picture: CardImage & { alt: string; colour: string };
  /** A room of ours in place of the picture, which is one of it. */
  scene?: SceneByTheme;
  link?: { label: string; to: string };
}

export interface NewArrivalData {
  /** False when the shop could not be asked. */
  reached: boolean;
  tiles: ItemCardData[];
  slides: NewArrivalSlide[];
}

const newestShown = 24;

export async function loadNewArrival(
  { api, pictures }: Pick<AppLoadContext, 'api' | 'pictures'>,
  now: Date,
): Promise<NewArrivalData> {
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
  const plan = { now, delivery: settings?.delivery };
  return {
    reached: newest?.ok === true,
    tiles: newest?.ok ? newest.body.list.map((item) => unmarked(toItemCardData(item, plan))) : [],
    slides: slides?.ok ? slides.body.list.map((slide) => slideFrom(slide, pictures)) : [],
  };
}

/** Where everything is new, a mark that says so would say nothing. */
function unmarked({ isNew: _, ...tile }: ItemCardData): ItemCardData {
  return tile;
}

function slideFrom(
  { title, text, image, link }: Slide,
  pictures: Pick<ImageIndex, 'seenIn'>,
): NewArrivalSlide {
  const room = pictures.seenIn(image.path);
  return {
    title,
    ...(text !== undefined && { text }),
    picture: { ...toCardImage(image), alt: image.alt, colour: image.colour },
    ...(room && { scene: upright(room.scene) }),
    ...(link && { link }),
  };
}

/** Half of a slide is nearly square, where the upright crop is closer to the pieces. */
function upright({ day, night }: Scene): SceneByTheme {
  return { day: { wide: day.tall }, night: { wide: night.tall } };
}
