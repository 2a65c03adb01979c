import { type Client, loaderLimits } from '@piri/client';
import type { Slide } from '@piri/contract/content';
import { type Tile, type TilePicture, tileFrom, tilePicture } from '../catalogue/tile.ts';
import { unlessLate } from '../catalogue/unless-late.ts';
import { loadSettings } from '../settings/load-settings.ts';

export interface ArrivalSlide {
  title: string;
  text?: string;
  picture: TilePicture & { alt: string; colour: string };
  link?: { label: string; to: string };
}

export interface NewArrivalData {
  /** False when the shop could not be asked. */
  reached: boolean;
  tiles: Tile[];
  slides: ArrivalSlide[];
}

const newestShown = 24;

export async function loadNewArrival(api: Client, now: Date): Promise<NewArrivalData> {
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
    slides: slides?.ok ? slides.body.list.map(slideFrom) : [],
  };
}

/** Where everything is new, a mark that says so would say nothing. */
function unmarked({ isNew: _, ...tile }: Tile): Tile {
  return tile;
}

function slideFrom({ title, text, image, link }: Slide): ArrivalSlide {
  return {
    title,
    ...(text !== undefined && { text }),
    picture: { ...tilePicture(image), alt: image.alt, colour: image.colour },
    ...(link && { link }),
  };
}
