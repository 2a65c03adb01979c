import { loadSceneSlides } from '../features/browse/home/load-scene-slides.ts';
import type { Route } from './+types/scene-slides.ts';

/** Returns the slides of the room scenes, which the home page loads when the user scrolls near them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const slides = await loadSceneSlides(context, request.signal);
  if (!slides) return Response.json([], { status: 503, headers: { 'cache-control': 'no-store' } });
  return Response.json(slides, {
    headers: { 'cache-control': 'public, max-age=60, s-maxage=600', 'x-robots-tag': 'noindex' },
  });
}
