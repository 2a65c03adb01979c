import { parseSpriteHref } from '../features/catalogue/items/silhouette-sprite-url.ts';
import { buildSilhouetteSprite } from '../features/catalogue/silhouettes/build-sprite.ts';
import type { Route } from './+types/silhouette-sprite.ts';

/** The drawings of a page's pieces in one file, which a list is a tenth lighter without. Kept by whoever asks for it. */
export function loader({ params }: Route.LoaderArgs) {
  const pieces = parseSpriteHref(params.pieces);
  if (!pieces) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(buildSilhouetteSprite(pieces), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=604800' },
  });
}
