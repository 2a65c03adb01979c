import { loaderLimits } from '@piri/client';
import type { Slide } from '@piri/contract/content';
import type { AppLoadContext } from 'react-router';
import type { Pictures, Scene } from '../../../../server/files/pictures.ts';
import { type Tile, type TilePicture, tileFrom, tilePicture } from '../../catalogue/items/tile.ts';
import type { RoomByLight } from '../../platform/images/room-scene.tsx';
import { unlessLate } from '../../platform/requests/unless-late.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';

export interface ArrivalSlide {
  title: string;
  text?: string;
  picture: TilePicture & { alt: string; colour: string };
  /** A room of ours in place of the picture, which is one of it. */
  scene?: RoomByLight;
  link?: { label: string; to: string };
}

export interface NewArrivalData {
  /** False when the shop could not be asked. */
  reached: boolean;
  tiles: Tile[];
  slides: ArrivalSlide[];
}

const newestShown = 24;

export async function loadNewArrival(
  { api, pictures }: Pick<AppLoadContext, 'api' | 'pictures'>,
  now: Date,
): Promise<NewArrivalData> {
  const signal = AbortSignal.timeout(loaderLimits.totalMs);
  const [settings, newest, slides] = await Promise.all([
    loadSettings(api),
    unlessLate(
      api.searchItems(
        {
          body: { sortParams: [{ field: 'createdAt', type: 'DESC' }], size: newestShown, fetchCount: false },
        },
        { signal },
      ),
      signal,
    ),
    unlessLate(api.listSlides({ query: { placement: 'new-arrival' } }, { signal }), signal),
  ]);
  const plan = { now, delivery: settings?.delivery };
  return {
    reached: newest?.ok === true,
    tiles: newest?.ok ? newest.body.list.map((item) => unmarked(tileFrom(item, plan))) : [],
    slides: slides?.ok ? slides.body.list.map((slide) => slideFrom(slide, pictures)) : [],
  };
}

/** Where everything is new, a mark that says so would say nothing. */
function unmarked({ isNew: _, ...tile }: Tile): Tile {
  return tile;
}

function slideFrom({ title, text, image, link }: Slide, pictures: Pick<Pictures, 'seenIn'>): ArrivalSlide {
  const room = pictures.seenIn(image.path);
  return {
    title,
    ...(text !== undefined && { text }),
    picture: { ...tilePicture(image), alt: image.alt, colour: image.colour },
    ...(room && { scene: upright(room.scene) }),
    ...(link && { link }),
  };
}

/** Half of a slide is nearly square, where the upright crop is closer to the pieces. */
function upright({ day, night }: Scene): RoomByLight {
  return { day: { wide: day.tall }, night: { wide: night.tall } };
}
