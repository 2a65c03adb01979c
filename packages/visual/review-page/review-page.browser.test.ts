import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchChromium } from '../src/browser/browser.ts';
import { buildReviewPage } from '../src/review/build-review-page.ts';
import { exportReviewHtml } from '../src/review/export-review-html.ts';
import type { CauseGroup, ReviewData } from '../src/review/review-data.ts';
import { type FakeReviewServer, startFakeReviewServer } from './testing/fake-review-server.ts';
import { createReviewDataFixture } from './testing/review-data-fixture.ts';
import { createReviewWithImagesFixture } from './testing/review-with-images-fixture.ts';

let browser: Browser;
let built: string;
let review: ReviewData;
let folder: string;
let server: FakeReviewServer;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [browser, built, { review, folder }] = await Promise.all([
    launchChromium(),
    buildReviewPage(),
    createReviewWithImagesFixture(),
  ]);
});
afterAll(() => browser.close());

beforeEach(async () => {
  complaints.length = 0;
  server = await startFakeReviewServer({ review, page: built, pictures: folder });
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await server.close();
  expect(complaints).toEqual([]);
});

async function open(hash = '', options: BrowserContextOptions = {}, address = `${server.origin}/`) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Ignore network errors, because some tests stop the server.
    if (message.type() === 'error' && !/ERR_|status of 403/.test(message.text()))
      complaints.push(message.text());
  });
  await page.goto(address + hash);
  await page.getByRole('heading').first().waitFor();
}

/** Polls with a timeout that is long enough for a busy machine. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000 });
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const expectAnnouncement = (text: string | RegExp) =>
  eventually(() => page.locator('[role=status][data-said]').textContent()).toMatch(text);
const heading = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
const waitForImage = () => page.locator('[data-sheet] img').first().waitFor();
const decided = () =>
  Object.entries(server.decisions()).map(([label, { verb, reason, shownIn }]) => [
    label,
    verb,
    reason,
    shownIn,
  ]);

describe('BENCH-4 with the keyboard alone', () => {
  test('a user navigates stories and modes, opens every view, approves, rejects with a reason and undoes', async () => {
    await open();
    await heading('Default');
    await press('j');
    await heading('Busy');
    await press('m', '2');
    await page.getByText('1280 light').first().waitFor();
    await page.getByLabel('Divide between').waitFor();
    for (const [key, view] of [
      ['3', 'onion-skin'],
      ['4', 'difference'],
      ['5', 'blink'],
      ['1', 'side-by-side'],
      ['2', 'slider'],
    ] as const) {
      await press(key);
      await page.locator(`[data-stage="${view}"] [data-sheet] img`).first().waitFor();
    }

    await press('a');
    await expectAnnouncement(/^Approved Button, Busy, 1280 light\. 12 left\.$/);
    await eventually(decided).toEqual([['components-button--busy 1280-light', 'approve', '', 'slider']]);

    await page.getByText('1280 dark').first().waitFor();
    await press('r');
    await expectAnnouncement('Give a reason for the rejection.');
    await page.keyboard.type('The ring is gone');
    await press('Control+Enter');
    await expectAnnouncement(/^Rejected Button, Busy, 1280 dark\. 11 left\.$/);
    await eventually(decided).toContainEqual([
      'components-button--busy 1280-dark',
      'reject',
      'The ring is gone',
      'slider',
    ]);

    await press('Escape', 'z');
    await expectAnnouncement(/^Undone: the rejection of Button, Busy, 1280 dark\. 12 left\.$/);
    await press('z', 'z');
    await expectAnnouncement('There is nothing to undo.');
    await eventually(decided).toEqual([]);
  });

  test('impossible decisions are refused with a reason, and typing in a field runs no shortcut', async () => {
    await open('#/commerce-productcard--broken/1280-light');
    await page.getByText('TypeError: price is undefined').first().waitFor();
    await press('a');
    await expectAnnouncement(/has an error/);
    await open('#/commerce-productcard--late/1280-light');
    await press('a');
    await expectAnnouncement(/Fix the story, or mark it as flaky/);
    await press('f');
    await expectAnnouncement(/^Marked as flaky: ProductCard, Late/);

    await press('c');
    await page.keyboard.type('jamrz?');
    expect(await page.getByLabel('Comment').inputValue()).toBe('jamrz?');
    await press('Escape', '/');
    await page.keyboard.type('offer');
    await press('Enter');
    await heading('On offer');
    expect(decided().map(([, verb]) => verb)).toEqual(['flaky']);
  });

  test('the tree is one tab stop with arrow keys, and a decision does not move the focus', async () => {
    await open();
    await page.getByRole('tree').focus();
    await press(
      'End',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'Enter',
    );
    await heading('Late');
    await page.getByRole('button', { name: 'Approve' }).last().focus();
    await press('k');
    await heading('On offer');
    await waitForImage();
    await press('Enter');
    await expectAnnouncement(/^Approved ProductCard, On offer/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch('Approve');
  });

  test('? shows all shortcuts, and they can be turned off permanently', async () => {
    await open();
    await press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await press('j');
    await page.getByLabel(/^Single keys/).uncheck();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press('j', 'a', '?');
    await page.reload();
    await press('j', 'a', '?');
    await heading('Default');
    expect(decided()).toEqual([]);
  });
});

describe('BENCH-4 with the mouse', () => {
  test('a user filters by status, opens a story, changes the mode, drags the slider and decides', async () => {
    await open();
    await page.getByRole('button', { name: 'New 1' }).click();
    expect(await page.getByRole('treeitem').count()).toBe(3);
    await page.getByRole('button', { name: 'All 14' }).click();
    await page.getByRole('treeitem', { name: /: Busy/ }).click();
    await page.getByRole('button', { name: 'Slider' }).click();
    await page.getByRole('button', { name: /^1280 dark/ }).click();
    await waitForImage();
    const handle = await page.getByLabel('Divide between').boundingBox();
    if (!handle) throw new Error('The slider has no handle.');
    const middle = handle.x + handle.width / 2;
    await page.mouse.move(middle, handle.y + 20);
    await page.mouse.down();
    await page.mouse.move(middle + 150, handle.y + 20, { steps: 4 });
    await page.mouse.up();
    expect(Number(await page.getByLabel('Divide between').inputValue())).toBeGreaterThan(60);

    await page.getByLabel('Comment').fill('Meant');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expectAnnouncement(/^Approved Button, Busy, 1280 dark/);
    // The comment applies to all pictures with the same cause.
    expect(await page.getByLabel('Comment').inputValue()).toBe('Meant');
    await eventually(decided).toEqual([['components-button--busy 1280-dark', 'approve', 'Meant', 'slider']]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(decided).toEqual([]);
  });

  test('panes scroll and zoom together, and boxes and the magnifier can be toggled', async () => {
    await open('#/components-button--default/1280-light');
    await waitForImage();
    await page.getByRole('button', { name: '1:1' }).click();
    const panes = page.locator('[data-pane]');
    await panes.first().evaluate((pane) => pane.scrollTo(210, 320));
    const scrolled = () => panes.nth(1).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    await eventually(scrolled).toEqual([210, 320]);
    await press('+');
    expect(await page.getByText('150%').count()).toBe(1);
    expect(
      await page.locator('[data-sheet]').evaluateAll((all) => all.map((one) => one.clientWidth)),
    ).toEqual([1920, 1920]);

    await page.getByRole('button', { name: 'Fit' }).click();
    expect(await page.locator('[data-region]').count()).toBe(2);
    await page.getByRole('button', { name: 'Boxes' }).click();
    expect(await page.locator('[data-region]').count()).toBe(0);
    await press('l');
    const lens = page.locator('[data-magnifier]');
    const place = () => lens.evaluate((one) => one.getAttribute('style'));
    const before = await place();
    await press('ArrowRight', 'ArrowDown');
    expect(await place()).not.toBe(before);
    await page.getByRole('button', { name: 'Magnifier' }).click();
    await lens.waitFor({ state: 'detached' });
  });

  test('changes of ARIA and axe are shown as text', async () => {
    await open('#/commerce-productcard--on-offer/1280-light');
    await page.getByText('2 lines changed').waitFor();
    expect(await page.locator('[data-line=removed]').textContent()).toBe('−Removed:   button "Save"');
    expect(await page.locator('[data-line=added]').textContent()).toContain('[pressed]');
    await page.getByText('1 new, 1 mended').waitFor();
    await page.getByText('Approved 12 Nov by Nila, 7d20c9e').waitFor();
  });
});

describe('BENCH-4 a group with one cause', () => {
  test('cannot be approved until each outlier and the sheet were opened, and is then approved at once', async () => {
    await open();
    await waitForImage();
    await press('a');
    await expectAnnouncement(/^Approved Button, Default, 360 light/);
    await press('Shift+A');
    await expectAnnouncement('2 to open first. This is Button, Busy, 1280 light.');
    await waitForImage();
    await press('Shift+A');
    await expectAnnouncement('1 to open first. This is Button, Disabled, 360 light.');
    await waitForImage();
    await press('Shift+A');
    await expectAnnouncement(/^This is the sheet of all 9\./);
    await eventually(() => page.getByText('outlier, opened').count()).toBe(2);
    await press('Shift+A');
    await expectAnnouncement('Approved 8 pictures: --color-accent. 4 left.');
    await eventually(() => decided().length).toBe(9);
    const calls = server.calls.map(({ path, body }) => [path, body]);
    const group = calls.find(([, body]) => (body as { labels?: string[] }).labels?.length === 8);
    expect(group?.[1]).toMatchObject({ verb: 'approve', shownIn: 'sheet' });
    const seen = calls
      .filter(([path]) => path === '/seen')
      .map(([, body]) => (body as { label: string }).label);
    expect(seen).toEqual(expect.arrayContaining([...(review.causes[0]?.outliers ?? [])]));
    await press('z');
    await eventually(() => decided().length).toBe(1);
  });
});

describe('BENCH-4 a group with one cause can be rejected at once with one reason', () => {
  const rejected = () => decided().filter(([, verb, reason]) => verb === 'reject' && reason === 'Too pale');

  test('by keyboard, and one undo takes all of it back', async () => {
    await open();
    await waitForImage();
    await press('a');
    await expectAnnouncement(/^Approved Button, Default, 360 light/);
    await press('Shift+R');
    await expectAnnouncement('Give a reason for the rejection of 8 pictures.');
    await press('Control+Enter');
    await page.getByText(/^Give a reason for the rejection of 8 pictures\. Ctrl Enter/).waitFor();
    expect(rejected()).toEqual([]);
    await page.keyboard.type('Too pale');
    await page.getByText(/^A rejection of 8 pictures\. Ctrl Enter/).waitFor();
    await press('Control+Enter');
    await expectAnnouncement('Rejected 8 pictures: --color-accent. 4 left.');
    await eventually(() => rejected().length).toBe(8);
    const groups = server.calls.filter(({ body }) => (body as { labels?: string[] }).labels?.length === 8);
    expect(groups).toHaveLength(1);
    expect(await page.getByLabel('Comment').inputValue()).toBe('');

    await press('Escape', 'z');
    await expectAnnouncement('Undone: the rejection of 8 pictures. 12 left.');
    await eventually(() => decided().length).toBe(1);
  });

  test('by mouse, also from the sheet, and Escape leaves the group as it was', async () => {
    await open('#/components-button--busy/1280-light/sheet');
    await page.getByRole('group', { name: /^9 pictures/ }).waitFor();
    await page.getByRole('button', { name: /^Reject all 9/ }).click();
    await expectAnnouncement('Give a reason for the rejection of 9 pictures.');
    await page.keyboard.type('Too');
    await press('Escape');
    await page.getByText(/Ctrl Enter sends it/).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Comment').inputValue()).toBe('');

    await page.getByLabel('Comment').fill('Too pale');
    await page.getByRole('button', { name: /^Reject all 9/ }).click();
    await expectAnnouncement('Give a reason for the rejection of 9 pictures.');
    expect(decided()).toEqual([]);
    await page.getByRole('button', { name: 'Reject 9' }).click();
    await expectAnnouncement('Rejected 9 pictures: --color-accent. 4 left.');
    await eventually(() => rejected().length).toBe(9);
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(() => decided().length).toBe(0);
  });
});

describe('BENCH-4 the same change in several places is one card', () => {
  const busy = ['360-light', '1280-light', '1280-dark'].map((mode) => `components-button--busy ${mode}`);

  beforeEach(async () => {
    const [cause] = review.causes;
    if (!cause) throw new Error('The review has no cause.');
    const others = cause.pictures.filter((label) => !busy.includes(label)).map((label) => [label]);
    const causes = [{ ...cause, cards: [busy, ...others] }];
    await server.close();
    server = await startFakeReviewServer({ review: { ...review, causes }, page: built, pictures: folder });
  });

  test('which one key decides, and one undo takes back', async () => {
    await open('#/components-button--busy/360-light');
    await waitForImage();
    await page.getByRole('heading', { name: 'The same change in 3 places' }).waitFor();
    await page.getByRole('button', { name: 'Approve 3 places' }).waitFor();
    await press('a');
    await expectAnnouncement(
      'Approved Button, Busy, 360 light and the same change in 2 other places. 10 left.',
    );
    await eventually(() => decided().map(([label]) => label)).toEqual(busy);
    await press('z');
    await expectAnnouncement('Undone: the approval of 3 pictures. 13 left.');
    await eventually(decided).toEqual([]);
  });

  test('whose places can be looked at and excluded, by keyboard and by mouse', async () => {
    await open('#/components-button--busy/360-light');
    await waitForImage();
    await press('.');
    await page.getByText('1280 light').first().waitFor();
    await press('x');
    await expectAnnouncement('Button, Busy, 1280 light is decided apart from the others.');
    await press(',');
    await waitForImage();
    await press('a');
    await expectAnnouncement(
      'Approved Button, Busy, 360 light and the same change in 1 other place. 11 left.',
    );
    await eventually(() => decided().map(([label]) => label)).toEqual([busy[0], busy[2]]);
    await press('z');
    await eventually(decided).toEqual([]);

    await page.getByRole('checkbox', { name: /Busy, 1280 light together/ }).check();
    await page.getByRole('button', { name: 'Button, Busy, 1280 dark' }).click();
    await page.getByRole('checkbox', { name: /Busy, 360 light together/ }).uncheck();
    await waitForImage();
    await page.getByRole('button', { name: 'Approve 2 places' }).click();
    await eventually(() => decided().map(([label]) => label)).toEqual([busy[2], busy[1]]);
  });

  test('whose excluded places the whole group leaves out, too', async () => {
    await open('#/components-button--busy/360-light');
    await waitForImage();
    await press('x');
    await expectAnnouncement('Button, Busy, 360 light is decided apart from the others.');
    await page.getByRole('button', { name: 'Reject the other 8' }).click();
    await page.keyboard.type('Too pale');
    await press('Control+Enter');
    await expectAnnouncement('Rejected 8 pictures: --color-accent. 5 left.');
    await eventually(() => decided().map(([label]) => label)).not.toContain(busy[0]);
    expect(decided()).toHaveLength(8);
  });

  test('which the sheet shows once, with the lines of code that changed beside it', async () => {
    await open('#/components-button--busy/360-light/sheet');
    await page.getByRole('group', { name: /^9 pictures/ }).waitFor();
    expect(
      await page
        .getByRole('group', { name: /^9 pictures/ })
        .getByRole('listitem')
        .count(),
    ).toBe(7);
    await page.getByText(/^3 places/).waitFor();
    await page.getByRole('heading', { name: '9 pictures, 7 different changes: --color-accent' }).waitFor();
    const code = page.getByRole('group', { name: 'Changes of the code' });
    expect(await code.locator('[data-line=removed]').textContent()).toContain('--accent: #25387a;');
    expect(await code.locator('[data-line=added]').textContent()).toContain('--accent: #3a55b4;');
  });

  test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (colorScheme) => {
    await open('#/components-button--busy/360-light', { colorScheme, reducedMotion: 'reduce' });
    await waitForImage();
    expect(await findings(colorScheme)).toEqual([]);
  });
});

test('BENCH-4 an export shows how many pictures are written', async () => {
  await open();
  await waitForImage();
  await press('a', 'e');
  let finishExport = () => {};
  await page.route('**/export', async (route) => {
    await new Promise<void>((resolve) => {
      finishExport = resolve;
    });
    await route.continue();
  });
  await page.getByLabel(/^Reason for 1 approved/).fill('Meant');
  const [request] = await Promise.all([
    page.waitForRequest('**/export'),
    page.getByRole('button', { name: 'Write it to git' }).click(),
  ]);
  expect(request.method()).toBe('POST');
  server.emit('export-progress', { written: 120, total: 500 });
  await page.getByRole('progressbar', { name: 'Pictures written' }).waitFor();
  await page.getByText('120 of 500 written').waitFor();
  finishExport();
  await expectAnnouncement('1 decisions written.');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

describe('BENCH-4 in a window of 1440 by 900, the cause is visible without scrolling', () => {
  /** Returns how much of the cause card the evidence panel cuts off, in pixels. */
  const hiddenHeight = () =>
    page.getByRole('region', { name: 'Cause' }).evaluate((card) => {
      const panel = card.closest('[aria-label="Evidence"]')?.getBoundingClientRect();
      const { top, bottom } = card.getBoundingClientRect();
      return panel ? Math.max(0, panel.top - top, bottom - panel.bottom) : Number.NaN;
    });

  test('with outliers, and while the reason of a rejection is written', async () => {
    await open();
    await waitForImage();
    expect(await hiddenHeight()).toBe(0);
    await press('r');
    await page.getByText(/Ctrl Enter sends it/).waitFor();
    expect(await hiddenHeight()).toBe(0);
  });

  test('with long names, several outliers and an earlier decision', async () => {
    await server.close();
    const [cause] = review.causes;
    if (!cause) throw new Error('The review has no cause.');
    const long: CauseGroup = {
      ...cause,
      title: 'packages/ui/src/product-configurator/product-configurator-summary.tsx',
      detail:
        'A file in packages/ui/src/product-configurator, changed since commit 7d20c9e. 24 stories of 12 components differ and are made of it.',
      outliers: cause.pictures.slice(0, 6),
    };
    server = await startFakeReviewServer({
      review: { ...review, causes: [long] },
      page: built,
      pictures: folder,
    });
    await open('#/components-button--default/1280-light');
    await waitForImage();
    await press('c');
    await page.keyboard.type('Wider, as the new summary needs it on the page of an item');
    await press('Control+Enter');
    await expectAnnouncement(/^Approved Button, Default, 1280 light/);
    await page.evaluate(() => location.assign('#/components-button--default/1280-light'));
    await page.getByText(/by (you|Nila), /).waitFor();
    expect(await hiddenHeight()).toBe(0);
    await page.getByLabel('Comment').fill('');
    await press('Escape', 'r');
    await page.getByText(/Ctrl Enter sends it/).waitFor();
    expect(await hiddenHeight()).toBe(0);
  });
});

test.each([
  { width: 1440, height: 900 },
  { width: 900, height: 900 },
])(
  'BENCH-28 cause, code and comment are in a window of $width by $height without scrolling',
  async (viewport) => {
    await server.close();
    const [cause] = review.causes;
    if (!cause) throw new Error('The review has no cause.');
    const [one = '', two = '', three = '', ...others] = cause.pictures;
    const cards = [[one, two, three], ...others.map((label) => [label])];
    const causes = [{ ...cause, cards, outliers: cause.outliers.filter((label) => label !== one) }];
    const pictures = { page: built, pictures: folder };
    server = await startFakeReviewServer({ review: { ...review, causes }, ...pictures });
    await open('#/components-button--default/360-light', { viewport });
    await waitForImage();
    await page.getByRole('heading', { name: 'The same change in 3 places' }).waitFor();
    const parts = [
      page.getByRole('region', { name: 'Cause' }),
      page.getByRole('group', { name: 'Changes of the code' }),
      page.getByLabel('Comment'),
      page.locator('[data-pane]').first(),
    ];
    for (const part of parts) {
      expect(await part.evaluate(findHiddenHeight)).toBe(0);
      expect(await part.evaluate((element) => element.clientHeight)).toBeGreaterThan(50);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

describe('BENCH-28 the stage', () => {
  test.each(['side-by-side', 'slider', 'difference'])('ends above the zoom bar, %s', async (view) => {
    await open(`#/components-button--default/1280-light/${view}`);
    await waitForImage();
    const pane = await page.locator('[data-pane]').last().boundingBox();
    const bar = await page.getByRole('toolbar', { name: 'Size and aids' }).boundingBox();
    expect((pane?.y ?? 0) + (pane?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('shows a wide picture in its original size, with its first change in sight', async () => {
    await server.close();
    await Promise.all(
      ['before', 'after'].map((name, at) => {
        const png = new PNG({ width: 1280, height: 160 });
        png.data.fill(255);
        for (let x = 1000; x < 1100; x += 1) png.data.set([at * 90, 56, 122], (80 * png.width + x) * 4);
        return writeFile(join(folder, `pictures/${name}-wide.png`), PNG.sync.write(png));
      }),
    );
    const side = (name: string) => ({ source: `pictures/${name}.png`, hash: name, width: 1280, height: 160 });
    const pictures = review.pictures.map((picture) =>
      picture.label === 'components-button--default 1280-light' && picture.difference
        ? {
            ...picture,
            before: side('before-wide'),
            after: side('after-wide'),
            difference: { ...picture.difference, regions: [{ x: 1000, y: 60, width: 100, height: 40 }] },
          }
        : picture,
    );
    server = await startFakeReviewServer({ review: { ...review, pictures }, page: built, pictures: folder });
    await open('#/components-button--default/1280-light/side-by-side');
    await waitForImage();
    expect(await page.locator('output').textContent()).toBe('100%');
    const [pane, region] = await Promise.all(
      ['[data-pane]', '[data-region]'].map((name) => page.locator(name).first().boundingBox()),
    );
    if (!pane || !region) throw new Error('No picture is shown.');
    expect(region.x).toBeGreaterThan(pane.x);
    expect(region.x + region.width).toBeLessThan(pane.x + pane.width);
    await page.getByRole('button', { name: 'Fit' }).click();
    expect(Number.parseInt((await page.locator('output').textContent()) ?? '', 10)).toBeLessThan(70);
  });
});

describe('BENCH-4 a link', () => {
  test('opens the story, the mode, the view and the filtered list, and the back button works', async () => {
    await open('#/components-button--disabled/1280-dark/onion-skin?only=changed');
    await heading('Disabled');
    await page.getByText('1280 dark').first().waitFor();
    await page.locator('[data-stage="onion-skin"]').waitFor();
    await page.getByRole('button', { name: 'Changed 9', pressed: true }).waitFor();
    await press('k', '2');
    await eventually(() => page.url()).toContain('#/components-button--busy/1280-dark/slider?only=changed');
    await page.goBack();
    await heading('Disabled');
  });
});

describe('BENCH-4 when something is missing', () => {
  test('a lost server is reported, the comment and the decision are kept, and are sent when it is back', async () => {
    await open();
    await waitForImage();
    await press('c');
    await page.keyboard.type('Meant');
    const { port } = new URL(server.origin);
    await server.close();
    await press('Control+Enter');
    await page.getByText(/steps? (is|are) kept here/).waitFor();
    expect(await page.getByLabel('Comment').inputValue()).toBe('Meant');
    server = await startFakeReviewServer({ review, page: built, pictures: folder, port: Number(port) });
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await eventually(decided).toEqual([
      ['components-button--default 360-light', 'approve', 'Meant', 'side-by-side'],
    ]);
  });

  test('a page that a restarted server refuses connects again once its address was opened', async () => {
    await open();
    await waitForImage();
    const { port } = new URL(server.origin);
    await server.close();
    await page.route('**/events', (route) => route.fulfill({ status: 403 }));
    server = await startFakeReviewServer({ review, page: built, pictures: folder, port: Number(port) });
    await page.waitForResponse((response) => response.status() === 403);
    await page.getByRole('alert').waitFor();
    await page.unroute('**/events');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  test('a review without differences shows a message', async () => {
    await server.close();
    server = await startFakeReviewServer({
      review: createReviewDataFixture(),
      page: built,
      pictures: folder,
    });
    await open();
    await page.getByRole('heading', { name: 'Nothing differs.' }).waitFor();
    await page.getByText('1060 pictures of packages/ui, 312 stories were checked on').waitFor();
  });

  test('with reduced motion, the user switches the screenshots by hand', async () => {
    await open('#/components-button--default/1280-light/blink', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Show the first' }).click();
    await page.getByRole('button', { name: 'Show the second' }).waitFor();
    await page.getByRole('button', { name: 'Play' }).waitFor();
  });
});

test('BENCH-4 an exported file needs no server, and its decisions are saved with the name of the reviewer', async () => {
  const path = join(folder, 'review.html');
  const read = (source: string) => readFile(join(folder, source));
  await exportReviewHtml(path, built, review, { read } as Parameters<typeof exportReviewHtml>[3]);
  await open('', { acceptDownloads: true }, `file://${path}`);
  await waitForImage();
  await press('a', 'e');
  await page.getByLabel('Your name').fill('Nila');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('decisions.json');
  const saved = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(saved.decisions['components-button--default 360-light']).toMatchObject({
    verb: 'approve',
    by: 'Nila',
    hash: 'after360',
  });
  await expectAnnouncement(/^Saved 1 decisions? as decisions\.json\.$/);
});

describe('BENCH-4 with two thousand screenshots', () => {
  beforeEach(async () => {
    await server.close();
    server = await startFakeReviewServer({ review: createLargeReview(), page: built, pictures: folder });
    await open();
    await press('/');
    await page.keyboard.type('story');
    await eventually(() => page.getByRole('tree').evaluate((tree) => tree.scrollHeight)).toBeGreaterThan(
      2000 * 28,
    );
  });

  /** Returns the tree's active row and whether it is completely visible. */
  const active = () =>
    page.getByRole('tree').evaluate((list) => {
      const row = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
      const [{ top, bottom }, box] = [list.getBoundingClientRect(), row?.getBoundingClientRect()];
      const isInSight = box !== undefined && box.top >= top && box.bottom <= bottom;
      return { name: row?.textContent, position: row?.ariaPosInSet, of: row?.ariaSetSize, isInSight };
    });

  test('only visible rows and thumbnails are in the DOM', async () => {
    expect(await page.getByRole('treeitem').count()).toBeLessThan(60);
    await page.getByRole('tree').evaluate((tree) => tree.scrollTo(0, tree.scrollHeight));
    await eventually(() => page.getByRole('treeitem').last().textContent()).toMatch(
      /^Changed: Story \d+ left$/,
    );
    await press('Escape', 'Escape', '6');
    const cells = page.getByRole('group', { name: /^2000 pictures/ }).getByRole('button');
    await cells.first().waitFor();
    expect(await cells.count()).toBeLessThan(40);
  });

  test('End and Home reach the ends of the tree, and the active row is visible', async () => {
    const tree = page.getByRole('tree');
    await tree.focus();
    await press('End');
    await eventually(active).toEqual({
      name: 'Changed: Story 19691 left',
      position: '50',
      of: '50',
      isInSight: true,
    });
    expect(await page.getByRole('treeitem').last().textContent()).toBe('Changed: Story 19691 left');
    expect(await page.getByRole('treeitem').count()).toBeLessThan(60);
    expect(await tree.evaluate((list) => document.activeElement === list)).toBe(true);

    await press('ArrowUp');
    await eventually(active).toMatchObject({ position: '49', isInSight: true });
    await press('Home');
    await eventually(active).toMatchObject({ position: '1', of: '1', isInSight: true });
    expect(await page.getByRole('treeitem').count()).toBeLessThan(60);

    // After manual scrolling, the active row stays in the DOM, before the other rows.
    await tree.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await eventually(() => page.getByRole('treeitem').last().textContent()).toMatch(/Story 1969/);
    expect(await active()).toMatchObject({ position: '1', of: '1', isInSight: false });
    expect(await page.getByRole('treeitem').first().getAttribute('aria-level')).toBe('1');
  });

  test('the tree scrolls to the story that is chosen elsewhere', async () => {
    await page.evaluate(() => location.assign('#/components-part9--s1969/1280-light'));
    await heading('Story 1969');
    await eventually(active).toMatchObject({ name: 'Changed: Story 19691 left', isInSight: true });
    await page.evaluate(() => location.assign('#/components-part0--s0/360-light'));
    await heading('Story 0');
    await eventually(active).toMatchObject({ name: 'Changed: Story 01 left', isInSight: true });
  });

  test('the tree has its rows as soon as it is in the page', async () => {
    await page.keyboard.type(' of no such name');
    await page.getByText(/^No story has/).waitFor();
    const [rowsAtFirst] = await Promise.all([
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new MutationObserver((_, observer) => {
              const tree = document.querySelector('[role=tree]');
              if (!tree) return;
              observer.disconnect();
              resolve(tree.querySelectorAll('[role=treeitem]').length);
            }).observe(document.body, { childList: true, subtree: true });
          }),
      ),
      page.getByLabel('Find a story').fill('story'),
    ]);
    expect(rowsAtFirst).toBeGreaterThan(20);
  });
});

/** Returns a review of 2000 copies of the first screenshot: 40 components with 50 stories each, all with one cause. */
function createLargeReview(): ReviewData {
  const [first] = review.pictures;
  const [cause] = review.causes;
  if (!first || !cause) throw new Error('The review has no picture to repeat.');
  const screenshots = Array.from({ length: 2000 }, (_, index) => {
    const story = `components-part${index % 40}--s${index}`;
    const mode = ['360-light', '1280-light', '1280-dark'][index % 3] ?? '';
    const title = `Components/Part ${index % 40}`;
    return {
      ...first,
      story,
      mode,
      label: `${story} ${mode}`,
      title,
      name: `Story ${index}`,
      cause: 'all',
    };
  });
  const labels = screenshots.map(({ label }) => label);
  const cards = labels.map((label) => [label]);
  const causes = [{ ...cause, id: 'all', pictures: labels, cards, outliers: [] }];
  return { ...review, pictures: screenshots, causes };
}

describe.each(['light', 'dark'] as const)('BENCH-4 axe finds nothing, %s', (colorScheme) => {
  const options = { colorScheme, reducedMotion: 'reduce' } as const;
  const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' });

  test('in the page, with a missing reason, in the help and in the export', async () => {
    await open('#/commerce-productcard--on-offer/1280-light/slider', options);
    await waitForImage();
    await press('r');
    expect(await findings(colorScheme)).toEqual([]);
    await press('Escape', '?');
    await page.getByRole('dialog').waitFor();
    expect(await findings(colorScheme)).toEqual([]);
    await press('Escape');
    await closed();
    await press('a', 'e');
    await page.getByRole('dialog').waitFor();
    expect(await findings(colorScheme)).toEqual([]);
  });

  test('on a phone, where the tree is a drawer and nothing is wider than the window', async () => {
    await open('#/components-button--busy/1280-light/sheet', {
      ...options,
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('group', { name: /^9 pictures/ }).waitFor();
    expect(await findings(colorScheme)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('button', { name: 'Stories' }).click();
    await page.getByRole('treeitem', { name: /: Default/ }).click();
    await closed();
    await heading('Default');
  });
});

/** Returns how much of an element the window and the scroll containers around it cut off, in pixels. */
function findHiddenHeight(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  let [first, last] = [0, innerHeight];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    [first, last] = [Math.max(first, box.top), Math.min(last, box.bottom)];
  }
  return Math.max(0, first - top, bottom - last);
}

/** Returns axe's findings in the current page. In the dark theme only the colour rules run. */
async function findings(colorScheme: 'light' | 'dark') {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) => (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly }),
    colorScheme === 'dark'
      ? { type: 'rule' as const, values: ['color-contrast'] }
      : {
          type: 'tag' as const,
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
