import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createFloorPageHtml } from './create-floor-page-html.ts';

/** Serves the floor page in a separate process, like the shop's server. */
const catalogue = join(import.meta.dirname, '../../../../packages/catalogue/pictures');
/** The home page's hero picture for a phone with a width of 412 px and 1.75 device pixels per CSS pixel. */
const [file] = globSync('living-room/day-tall-*-780.avif', { cwd: catalogue });
if (!file) throw new Error(`There is no phone-sized image of the living room in ${catalogue}.`);
const image = readFileSync(join(catalogue, file));
const page = createFloorPageHtml({ src: '/hero.avif', width: 780, height: 976 });

const server = createServer(({ url }, response) => {
  if (url === '/hero.avif') {
    response.writeHead(200, {
      'content-type': 'image/avif',
      'content-length': image.length,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(image);
  } else if (url === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page);
  } else {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end();
  }
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Floor ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
