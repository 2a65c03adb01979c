import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { readEnvironment } from '../../../../env.ts';
import { loadImageIndex } from '../../../../server/files/load-image-index.ts';

// Run with `pnpm --filter @piri/storefront social-image` after the image of the living room has changed.

const catalogue = resolve(import.meta.dirname, '../../../../../..', readEnvironment().CATALOGUE_DIR);
const room = loadImageIndex(catalogue).scene('living-room')?.day.wide;
if (!room) throw new Error('There is no image of the living room. Run `npm run images -- living-room`.');

// As a JPEG, since some sites that show link previews support nothing newer.
await sharp(`${join(catalogue, room.path)}-${Math.max(...room.widths)}.avif`)
  .resize(1200, 630, { fit: 'cover' })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(join(import.meta.dirname, 'share.jpg'));
