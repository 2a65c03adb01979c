import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { ReviewData, ReviewImage, ReviewScreenshot } from '../../src/review/review-data.ts';
import { createReviewDataFixture, createReviewScreenshotFixture } from './review-data-fixture.ts';

/** Draws a rectangle on a white background. */
function draw(width: number, height: number, block: readonly [number, number, number]): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 40; y < 120; y += 1)
    for (let x = 40; x < 240; x += 1) png.data.set(block, (y * width + x) * 4);
  return PNG.sync.write(png);
}

const region = { x: 40, y: 40, width: 200, height: 80 };

/** Creates a review with every kind of screenshot, and its PNG files in a folder. */
export async function createReviewWithImagesFixture(): Promise<{ review: ReviewData; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'review-page-'));
  await mkdir(join(folder, 'pictures'));
  const files = {
    'before-1280': draw(1280, 1600, [37, 56, 122]),
    'after-1280': draw(1280, 1600, [58, 85, 180]),
    'before-360': draw(360, 300, [37, 56, 122]),
    'after-360': draw(360, 300, [58, 85, 180]),
  };
  for (const [name, bytes] of Object.entries(files))
    await writeFile(join(folder, `pictures/${name}.png`), bytes);
  const side = (which: 'before' | 'after', width: '1280' | '360'): ReviewImage => ({
    source: `pictures/${which}-${width}.png`,
    hash: `${which}${width}`,
    width: Number(width),
    height: width === '1280' ? 1600 : 300,
  });
  const screenshot = (more: Partial<ReviewScreenshot>) => {
    const width = more.mode?.startsWith('360') ? '360' : '1280';
    return createReviewScreenshotFixture({
      before: side('before', width),
      after: side('after', width),
      difference: {
        source: `pictures/after-${width}.png`,
        pixels: 16_000,
        share: width === '360' ? 0.148 : 0.0078,
        regions: [region],
      },
      ...more,
    });
  };

  const group = ['Default', 'Busy', 'Disabled'].flatMap((name) =>
    ['360-light', '1280-light', '1280-dark'].map((mode) =>
      screenshot({ story: `components-button--${name.toLowerCase()}`, name, mode, cause: 'neel' }),
    ),
  );
  const chip = { title: 'Components/Chip', mode: '1280-light' } as const;
  const card = { title: 'Commerce/ProductCard', mode: '1280-light' } as const;
  const finding = {
    rule: 'color-contrast',
    help: 'Text must stand out from its ground.',
    targets: ['.price'],
  };
  const mended = { rule: 'button-name', help: 'It says what is saved.', targets: ['button'] };
  const screenshots = [
    ...group,
    screenshot({
      ...chip,
      story: 'components-chip--new',
      name: 'New one',
      status: 'new',
      before: null,
      difference: null,
    }),
    screenshot({
      ...chip,
      story: 'components-chip--gone',
      name: 'Gone',
      status: 'removed',
      after: null,
      difference: null,
    }),
    screenshot({
      ...card,
      story: 'commerce-productcard--on-offer',
      name: 'On offer',
      aria: {
        before: 'listitem\n  link "Meghna 3-Seater"\n  button "Save"\n  button "Add to cart"',
        after:
          'listitem\n  link "Meghna 3-Seater"\n  button "Save Meghna 3-Seater" [pressed]\n  button "Add to cart"',
      },
      axe: { added: [finding], mended: [mended], left: [] },
      history: [
        {
          at: '2026-11-12T09:00:00Z',
          by: 'Nila',
          commit: '7d20c9e',
          reason: 'First',
          verb: 'approve',
          hash: null,
        },
      ],
    }),
    screenshot({
      ...card,
      story: 'commerce-productcard--late',
      name: 'Late',
      status: 'unstable',
      second: side('before', '1280'),
    }),
    screenshot({
      ...card,
      story: 'commerce-productcard--broken',
      name: 'Broken',
      status: 'error',
      message: 'TypeError: price is undefined',
      before: null,
      after: null,
      difference: null,
    }),
  ];
  const labels = group.map(({ label }) => label);
  const cause = {
    id: 'neel',
    kind: 'token' as const,
    title: '--color-accent',
    detail: 'One token in tokens/semantic.json, commit 7d20c9e. 14 components use it.',
    values: { before: '#25387a', after: '#3a55b4' },
    pictures: labels,
    diff: '@@ -12 +12 @@\n-  --accent: #25387a;\n+  --accent: #3a55b4;',
    cards: labels.map((label) => [label]),
    outliers: labels.filter(
      (label) => label.endsWith('busy 1280-light') || label.endsWith('disabled 360-light'),
    ),
  };
  return { review: createReviewDataFixture({ pictures: screenshots, causes: [cause] }), folder };
}
