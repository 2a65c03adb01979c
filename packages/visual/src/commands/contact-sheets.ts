import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBaselines } from '../approved/baselines.ts';
import { resolveScreenshotFile, toDataUrl } from '../approved/screenshot-file.ts';
import { launchChromium } from '../browser/browser.ts';
import { CliError, type ExitCode, exitCodes } from '../cli-error.ts';
import { readCaptureRun } from '../evaluation/compare-run-with-baselines.ts';
import { getCapturedFolder, type Paths } from '../paths.ts';
import { type CaptureSelection, isSelected } from '../plan.ts';
import { getScreenshotLabel, type ScreenshotId } from '../screenshot-id.ts';

interface SheetEntry extends ScreenshotId {
  hash: string;
  path: string;
}

/** Draws one PNG for each component with all of its screenshots, for a quick overview. */
export async function drawContactSheets(
  paths: Paths,
  selection: CaptureSelection,
  approved: boolean,
): Promise<ExitCode> {
  const screenshots = await (approved ? listApprovedScreenshots(paths) : listCapturedScreenshots(paths));
  const meant = screenshots.filter((one) => isSelected(one, selection));
  if (meant.length === 0)
    throw new CliError(
      exitCodes.usage,
      'No picture matches, so there is nothing to draw on a contact sheet.',
    );
  const folder = join(paths.reports, 'visual', 'sheets');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await launchChromium();
  const shown: Record<string, { sheet: string; hash: string }> = {};
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    for (const [component, group] of Map.groupBy(meant, ({ story }) => story.split('--')[0] ?? story)) {
      const file = `${component}.png`;
      await page.setContent(await renderSheet(component, group));
      await page.screenshot({ path: join(folder, file), fullPage: true });
      for (const one of group) shown[getScreenshotLabel(one)] = { sheet: file, hash: one.hash };
    }
  } finally {
    await browser.close();
  }
  await writeFile(join(folder, 'sheets.json'), `${JSON.stringify(shown, null, 2)}\n`);
  console.log(
    `${meant.length} pictures on ${new Set(Object.values(shown).map((one) => one.sheet)).size} sheets: ${folder}`,
  );
  return exitCodes.approved;
}

async function listCapturedScreenshots(paths: Paths): Promise<SheetEntry[]> {
  const { pictures } = await readCaptureRun(paths);
  const folder = getCapturedFolder(paths);
  return pictures.flatMap((one) =>
    one.outcome === 'taken' ? [{ ...one, path: resolveScreenshotFile(folder, one) }] : [],
  );
}

async function listApprovedScreenshots(paths: Paths): Promise<SheetEntry[]> {
  const baselines = await readBaselines(paths.baselines);
  return baselines.flatMap(({ story, mode, hash }) =>
    hash === null
      ? []
      : [{ story, mode, hash, path: resolveScreenshotFile(paths.baselines, { story, mode }) }],
  );
}

/** Builds a sheet with a row for each story and its modes side by side. Large screenshots are scaled down to fit. */
async function renderSheet(component: string, screenshots: readonly SheetEntry[]): Promise<string> {
  const rows = [];
  for (const [story, group] of Map.groupBy(screenshots, (one) => one.story)) {
    const cells = await Promise.all(
      group.map(async ({ mode, path }) => {
        const source = toDataUrl(await readFile(path));
        return `<figure><figcaption>${mode}</figcaption><img src="${source}"></figure>`;
      }),
    );
    rows.push(`<h2>${story}</h2><div>${cells.join('')}</div>`);
  }
  return `<!doctype html><meta charset="utf-8"><title>${component}</title><style>
    body { margin: 24px; background: #f4f2ee; color: #141b2c; font: 14px sans-serif }
    h2 { margin: 24px 0 8px; font-size: 16px }
    div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
    figure { margin: 0; max-width: 480px }
    img { max-width: 100%; max-height: 640px; outline: 1px solid #0002 }
  </style><h1>${component}</h1>${rows.join('')}`;
}
