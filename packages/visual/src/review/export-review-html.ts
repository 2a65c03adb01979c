import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toDataUrl } from '../approved/screenshot-file.ts';
import type { ReviewData, ReviewImage, ReviewScreenshot } from './review-data.ts';
import type { ScreenshotFiles } from './screenshot-files.ts';

/**
 * Writes the page with the review and all of its screenshots into one file. Returns its size in bytes. `onWritten` is
 * called for each screenshot.
 */
export async function exportReviewHtml(
  path: string,
  page: string,
  review: ReviewData,
  files: ScreenshotFiles,
  onWritten: () => void = () => {},
): Promise<number> {
  const screenshots = await Promise.all(
    review.pictures.map(async (screenshot) => {
      const inlinedScreenshot = await withData(screenshot, files);
      onWritten();
      return inlinedScreenshot;
    }),
  );
  // The recipient has not opened a screenshot yet.
  const html = await inlined(page, { ...review, seen: {}, pictures: screenshots });
  await writeFile(path, html);
  return Buffer.byteLength(html);
}

async function withData(screenshot: ReviewScreenshot, files: ScreenshotFiles): Promise<ReviewScreenshot> {
  const data = async (source: string) => {
    const bytes = await files.read(source);
    if (!bytes)
      throw new Error(`The picture ${source} changed while the review was being written. Export it again.`);
    return toDataUrl(bytes);
  };
  const side = async (one: ReviewImage | null) => one && { ...one, source: await data(one.source) };
  const { before, after, second, difference } = screenshot;
  return {
    ...screenshot,
    before: await side(before),
    after: await side(after),
    second: await side(second),
    difference: difference && { ...difference, source: await data(difference.source) },
  };
}

/** Inlines style sheets and scripts into the page, with the data before the scripts that read it. */
async function inlined(page: string, review: ReviewData): Promise<string> {
  const html = await readFile(join(page, 'index.html'), 'utf8');
  const read = (address: string) => readFile(join(page, address), 'utf8');
  const data = `<script type="application/json" id="review-data">${inData(review)}</script>`;
  const scripts: string[] = [];
  const parts = html.split(
    /(<script\b[^>]*\bsrc="[^"]+"[^>]*><\/script>|<link\b[^>]*\brel="stylesheet"[^>]*>)/,
  );
  const rest = await Promise.all(
    parts.map(async (part) => {
      const [, address] = /^<(?:script|link)\b[^>]*?\b(?:src|href)="(?:\.\/)?([^"]+)"/.exec(part) ?? [];
      if (!address || !/^<(?:script|link)/.test(part) || part.includes('rel="icon"')) return part;
      if (part.startsWith('<link'))
        return `<style>${(await read(address)).replaceAll('</style', '<\\/style')}</style>`;
      scripts.push(`<script type="module">${inScript(await read(address))}</script>`);
      return '';
    }),
  );
  return rest.join('').replace('</body>', () => `${data}${scripts.join('')}</body>`);
}

/**
 * Escapes a script, so that nothing in it can end the script element or begin a comment. In strings, `\x3c` stands for
 * `<`.
 */
function inScript(text: string): string {
  return text.replaceAll('</script', '\\x3c/script').replaceAll('<!--', '\\x3c!--');
}

/** Serialises data as JSON for a script element, with `<` escaped. */
function inData(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
