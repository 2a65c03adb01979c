import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CatalogueDocument } from '../features/content/catalogue-pdf/catalogue-document.tsx';
import { loadRooms } from '../features/content/catalogue-pdf/load-rooms.ts';
import { sayDate } from '../features/platform/dates/say-whole-day.ts';
import type { Route } from './+types/catalogue.ts';

/** All that is sold, for paper. `npm run catalogue-pdf` prints it; whoever opens it may print it as well. */
export async function loader({ context: { api, shop, pictures } }: Route.LoaderArgs) {
  const rooms = await loadRooms(api);
  if (!rooms) {
    return new Response('The shop cannot reach its stock room.', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '120' },
    });
  }
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date());
  const day = `${sayDate(today)} ${today.slice(0, 4)}`;
  const html = renderToStaticMarkup(createElement(CatalogueDocument, { shop, rooms, pictures, day }));
  return new Response(`<!doctype html>${html}`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=600',
    },
  });
}
