import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadCatalogueSections } from '../features/content/catalogue-pdf/load-catalogue-sections.ts';
import { PrintDocument } from '../features/content/catalogue-pdf/print-document.tsx';
import { formatDate } from '../features/platform/dates/format-date.ts';
import type { Route } from './+types/print-catalogue.ts';

/** Renders all items for print. `npm run catalogue-pdf` turns it into a PDF; visitors may print it as well. */
export async function loader({ context: { api, shop, images } }: Route.LoaderArgs) {
  const rooms = await loadCatalogueSections(api);
  if (!rooms) {
    return new Response('The catalogue can’t be loaded at the moment.', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '120' },
    });
  }
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date());
  const day = `${formatDate(today)} ${today.slice(0, 4)}`;
  const html = renderToStaticMarkup(createElement(PrintDocument, { shop, rooms, images, day }));
  return new Response(`<!doctype html>${html}`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=600',
    },
  });
}
