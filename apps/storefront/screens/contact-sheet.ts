import type { Browser } from 'playwright-core';
import type { Screenshot } from './take-screenshot.ts';

const gap = 32;
const line = 44;

/** Builds a sheet of all screenshots of a view: a row for the narrow ones, then a row for each pair. */
export async function buildContactSheet(
  browser: Browser,
  title: string,
  screenshots: readonly Screenshot[],
): Promise<Buffer> {
  const rows = Map.groupBy(screenshots, ({ width }) => Math.max(width, 768));
  const width = Math.max(
    ...[...rows.values()].map((row) => gap + row.reduce((sum, one) => sum + one.width + gap, 0)),
  );
  const page = await browser.newPage({ viewport: { width, height: 600 } });
  try {
    await page.setContent(markup(title, [...rows.values()]));
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.context().close();
  }
}

function markup(title: string, rows: Screenshot[][]) {
  const figure = ({ label, width, height, png }: Screenshot) =>
    `<figure><figcaption>${title} · ${label}</figcaption>` +
    `<img width="${width}" height="${height}" src="data:image/png;base64,${png.toString('base64')}"></figure>`;
  return (
    `<!doctype html><style>body{margin:0;padding:${gap}px;background:#888;font:20px/${line}px sans-serif}` +
    `div{display:flex;gap:${gap}px;align-items:start}figure{margin:0}img{display:block}</style>` +
    rows.map((row) => `<div>${row.map(figure).join('')}</div>`).join('')
  );
}
