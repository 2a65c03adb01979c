import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '@piri/visual/browser';
import type { Page } from 'playwright-core';
import type { z } from 'zod';
import type { cataloguePdfRecordSchema } from '../server/files/catalogue-pdf-file.ts';
import { hashCatalogueContents } from './hash-catalogue-contents.ts';

/** Prints the catalogue of a running shop into a file and writes a record of its contents beside it. */
const { values } = parseArgs({ options: { url: { type: 'string' }, output: { type: 'string' } } });
const file = resolve(values.output ?? 'packages/catalogue/printed/catalogue.pdf');
const record = file.replace(/\.pdf$/, '.json');
if (record === file) throw new Error(`${file} does not end with .pdf.`);
const browser = await launchChromium();
try {
  // The proxy in front of a local shop has a self-signed certificate, and the policy of pages forbids `blob:` images.
  const page = await browser.newPage({ ignoreHTTPSErrors: true, bypassCSP: true });
  const answer = await page.goto(`${values.url}/catalogue`, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`The shop returned ${answer?.status()} instead of its catalogue.`);
  await page.locator('img').evaluateAll(toJpegs);
  await page.evaluate(() => document.fonts.ready);
  if (new URL(page.url()).hostname === 'localhost') await removeLinks(page);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate:
      '<p style="width:100%;font:8px sans-serif;color:#5d6574;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></p>',
  });
  const madeFrom: z.infer<typeof cataloguePdfRecordSchema> = {
    cover: { name: await textOf(page, 'header .shop'), contact: await textOf(page, 'header .foot') },
    contents: hashCatalogueContents(await answer.text()),
    pdf: createHash('sha256').update(pdf).digest('hex'),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pdf);
  writeFileSync(record, `${JSON.stringify(madeFrom, null, 2)}\n`);
  console.log(`The catalogue is ${file}, ${(pdf.length / 1_000_000).toFixed(1)} MB.`);
} finally {
  await browser.close();
}

/**
 * Converts the images to JPEG. Runs in the page. The PDF contains a JPEG unchanged, but a WebP uncompressed, ten times
 * as large. Transparent images are drawn on the background that they are shown on.
 */
async function toJpegs(images: Element[]) {
  const dotsPerPixel = 2.6;
  await Promise.all(
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map(async (image) => {
        await image.decode();
        const width = Math.min(image.naturalWidth, Math.ceil(image.clientWidth * dotsPerPixel));
        const height = Math.round((image.naturalHeight * width) / image.naturalWidth);
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('This browser does not support the 2D canvas.');
        context.imageSmoothingQuality = 'high';
        context.fillStyle = getComputedStyle(image).backgroundColor;
        context.fillRect(0, 0, width, height);
        context.drawImage(image, 0, 0, width, height);
        image.src = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }));
        await image.decode();
      }),
  );
}

async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).textContent()) ?? '';
}

/** Removes the links of a catalogue from localhost, which a reader could not open. */
async function removeLinks(page: Page) {
  await page.locator('a:not([href^="#"])').evaluateAll((links) => {
    for (const link of links) link.removeAttribute('href');
  });
}
