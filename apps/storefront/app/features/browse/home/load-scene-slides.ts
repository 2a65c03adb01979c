import type { AppLoadContext } from 'react-router';
import type { Scene } from '../../../../server/files/image-index.ts';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';

export interface SceneSlide {
  title: string;
  link?: { label: string; to: string };
  scene: Scene;
}

/** One room is shown further up already, more than once. */
const fewest = 2;

/** The slides of which the picture is a room of ours; undefined where they could not be asked for. */
export async function loadSceneSlides(
  { api, pictures }: Pick<AppLoadContext, 'api' | 'pictures'>,
  signal: AbortSignal,
): Promise<SceneSlide[] | undefined> {
  const answer = await ignoreTimeout(
    api.listSlides({ query: { placement: 'home-rooms' } }, { signal }),
    signal,
  );
  if (!answer?.ok) return undefined;
  const slides = answer.body.list.flatMap(({ title, link, image }): SceneSlide[] => {
    const seen = pictures.seenIn(image.path);
    return seen ? [{ title, ...(link && { link }), scene: seen.scene }] : [];
  });
  return slides.length < fewest ? [] : slides;
}
