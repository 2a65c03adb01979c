import sharp, { type OverlayOptions } from 'sharp';
import type { ContactSheetEntry } from './draw-contact-sheets.ts';

/** The backdrops of a living room in the two themes of the design. */
export const contactSheetBackgrounds = { light: '#f2e6d6', dark: '#3a342c' } as const;

const across = 300;
const label = 26;
const columns = 3;

/** Draws every image on the light and on the dark backdrop, three images in a row. */
export async function drawContactSheet(entries: readonly ContactSheetEntry[]): Promise<Buffer> {
  const tallest = Math.max(...entries.map(({ width, height }) => Math.round((across * height) / width)));
  const rows = Math.ceil(entries.length / columns);
  const cell = { width: across * 2, height: tallest + label };
  const layers = await Promise.all(
    entries.map((one, index) => {
      const left = (index % columns) * cell.width;
      const top = Math.floor(index / columns) * cell.height;
      return drawCell(one, left, top);
    }),
  );
  return sharp({
    create: {
      width: cell.width * Math.min(columns, entries.length),
      height: cell.height * rows,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(layers.flat())
    .png()
    .toBuffer();
}

async function drawCell(one: ContactSheetEntry, left: number, top: number): Promise<OverlayOptions[]> {
  const height = Math.round((across * one.height) / one.width);
  const image = await sharp(one.path).resize(across, height, { fit: 'fill' }).ensureAlpha().png().toBuffer();
  const on = (background: string) => sharp(image).flatten({ background }).png().toBuffer();
  return [
    { input: Buffer.from(caption(one)), left, top },
    { input: await on(contactSheetBackgrounds.light), left, top: top + label },
    { input: await on(contactSheetBackgrounds.dark), left: left + across, top: top + label },
    { input: Buffer.from(createBoundsSvg(one, height)), left, top: top + label },
  ];
}

function caption({ id, variant, view, measurement }: ContactSheetEntry): string {
  const faults = measurement?.faults ?? [];
  const text = [id, variant, view, ...faults].filter((part) => part !== undefined).join(' · ');
  const fill = faults.length > 0 ? '#c00' : '#222';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across * 2}" height="${label}"><text x="6" y="18" font-family="sans-serif" font-size="13" fill="${fill}">${text}</text></svg>`;
}

/** Draws the product's projected size in red and its visible outline in blue. */
export function createBoundsSvg({ width, measurement }: ContactSheetEntry, height: number): string {
  const scale = across / width;
  const box = ({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }) =>
    `x="${left * scale}" y="${top * scale}" width="${(right - left) * scale}" height="${(bottom - top) * scale}"`;
  const expectedBox = measurement && `<rect ${box(measurement.box)} stroke="#d33"/>`;
  const seen = measurement?.outline && `<rect ${box(measurement.outline)} stroke="#36c"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height}" viewBox="0 0 ${across} ${height}" fill="none" stroke-width="0.7">${expectedBox ?? ''}${seen ?? ''}</svg>`;
}
