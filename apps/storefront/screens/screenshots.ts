import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '@piri/visual/browser';
import type { Browser } from 'playwright-core';
import { buildContactSheet } from './contact-sheet.ts';
import { recordDismissedPopUps } from './record-dismissed-pop-ups.ts';
import { takeScreenshot } from './take-screenshot.ts';
import { themes, type View, views, widths } from './views.ts';

const folder = join(import.meta.dirname, '../../../reports/screens');

/**
 * Takes a contact sheet of each view of a running shop for visual inspection. Nothing is compared, and only the shop
 * can fail.
 */
const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => views.every((view) => view.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no view "${unknown.join('", "')}". The views are ${views.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  const chosen = views.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  mkdirSync(folder, { recursive: true });
  // The proxy in front of the shop has a self-signed certificate.
  const browser = await launchChromium({ args: ['--ignore-certificate-errors'] });
  const url = values.url ?? '';
  const popUps = await recordDismissedPopUps(browser, url);
  for (const view of chosen) await screenshots(browser, view, { url, popUps });
  await browser.close();
  writeFileSync(join(folder, 'index.html'), contents());
  console.log(`The contact sheets are in reports/screens/index.html.`);
}

async function screenshots(browser: Browser, view: View, { url, popUps }: { url: string; popUps: string }) {
  const taken = [];
  for (const width of view.widths ?? widths) {
    for (const theme of themes)
      taken.push(await takeScreenshot(browser, url, { view, width, theme, popUps }));
  }
  writeFileSync(join(folder, `${view.name}.png`), await buildContactSheet(browser, view.name, taken));
  console.log(`${view.name}: ${taken.length} screenshots`);
}

function contents() {
  const drawn = views.filter(({ name }) => existsSync(join(folder, `${name}.png`)));
  const sheets = drawn.map(
    ({ name, path }) =>
      `<h2>${name}</h2><p>${path.replaceAll('&', '&amp;')}</p><a href="${name}.png"><img src="${name}.png" alt=""></a>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Sheets</title><style>body{font:16px sans-serif;margin:2rem}img{max-width:100%}</style>${sheets.join('')}\n`;
}
