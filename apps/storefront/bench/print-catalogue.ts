import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '@piri/visual/browser';
import { trustingFlags } from './phone.ts';

/** Prints the catalogue of a running shop into a file. */
const { values } = parseArgs({ options: { url: { type: 'string' }, to: { type: 'string' } } });
const file = resolve(values.to ?? 'reports/catalogue.pdf');
const browser = await launchChromium({ args: trustingFlags });
try {
  const page = await browser.newPage();
  const answer = await page.goto(`${values.url}/catalogue`, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`The shop answered ${answer?.status()} instead of its catalogue.`);
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({
    path: file,
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate:
      '<p style="width:100%;font:8px sans-serif;color:#5d6574;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></p>',
  });
  console.log(`The catalogue stands in ${file}.`);
} finally {
  await browser.close();
}
