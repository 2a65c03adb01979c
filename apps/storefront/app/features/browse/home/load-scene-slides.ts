import type { AppLoadContext } from 'react-router';
import type { Scene } from '../../../../server/files/image-index.ts';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';

export interface SceneSlide {
  title: string;
  link?: { label: string; to: string };
  scene: Scene;
}

/** The minimum number of slides. A single room is already shown more than once further up. */
const minSlides = 2;

/** Loads the slides whose image is one of our rooms. Returns undefined if they could not be loaded. */
export async function loadSceneSlides(
  { api, images }: Pick<AppLoadContext, 'api' | 'images'>,
  signal: AbortSignal,
): Promise<SceneSlide[] | undefined> {
  const response = await ignoreTimeout(
    api.listSlides({ query: { placement: 'home-rooms' } }, { signal }),
    signal,
  );
  if (!response?.ok) return undefined;
  const slides = response.body.list.flatMap(({ title, link, image }): SceneSlide[] => {
    const seen = images.seenIn(image.path);
    return seen ? [{ title, ...(link && { link }), scene: seen.scene }] : [];
  });
  return slides.length < minSlides ? [] : slides;
}
