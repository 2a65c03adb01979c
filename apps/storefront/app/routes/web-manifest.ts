import icon192 from '@piri/ui/favicon/icon-192.png?no-inline';
import icon512 from '@piri/ui/favicon/icon-512.png?no-inline';
import maskable from '@piri/ui/favicon/icon-maskable-512.png?no-inline';
import type { Route } from './+types/web-manifest.ts';

/** Serves the web app manifest. It is built at run time, since one build serves many shops. */
export function loader({ context: { shop } }: Route.LoaderArgs) {
  const manifest = {
    name: shop.name,
    short_name: shop.name,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
