import { drawnPieces } from '../features/catalogue/items/drawings-file.ts';
import { silhouetteFile } from '../features/catalogue/silhouettes/silhouette-file.ts';
import type { Route } from './+types/drawings.ts';

/** The drawings of a page's pieces in one file, which a list is a tenth lighter without. Kept by whoever asks for it. */
export function loader({ params }: Route.LoaderArgs) {
  const pieces = drawnPieces(params.pieces);
  if (!pieces) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(silhouetteFile(pieces), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=604800' },
  });
}
