import type { Page } from '@playwright/test';
import { viewerBytes } from '../../app/features/browse/model-viewer/format-download-size.ts';
import { test as faulty } from '../faults/fault-fixtures.ts';
import { connectionResetFault } from '../faults/faults.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const stool = '/details?id=piri-stool';

/**
 * Console messages that are expected. Without a GPU, Chromium warns about slow reads, and the first frame may take
 * longer than the half second that the viewer waits for. The viewer's library also logs its deprecations.
 */
const murmurs = /GPU stall|rAF timed out in updateSource|RGBELoader has been deprecated/;

const getFrame = (page: Page) => page.getByRole('region', { name: 'Piri, the stool in 3D' });

/** Performs an action and waits until the picture on the stage has changed. */
async function changes(page: Page, act: () => Promise<unknown>) {
  const drawing = getFrame(page).locator('model-viewer');
  const before = await drawing.screenshot();
  await act();
  await expect.poll(async () => (await drawing.screenshot()).equals(before)).toBe(false);
}

test.describe('an item in 3D', () => {
  test.use({ expectedMessages: murmurs });

  test('DETAIL-2 loads on demand, turns by keyboard, follows the chosen fabric, and closes', async ({
    page,
  }) => {
    const fetched = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      const { pathname } = new URL(request.url());
      if (!/shape|model-viewer|studio/.test(pathname)) return;
      fetched.set(pathname, (await request.sizes()).responseBodySize);
    });
    await page.goto(stool);
    await waitForHydration(page);
    const opener = page.getByRole('button', { name: /^3D view, 0\.\d MB$/ });
    await expect(opener).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...fetched.keys()]).toEqual([]);

    await opener.click();
    const frame = getFrame(page);
    await expect(frame).toBeFocused();
    await expect(frame.getByText('Piri, the stool in 3D, ready to rotate.')).toBeAttached({
      timeout: 20_000,
    });
    const viewer = [...fetched].filter(([path]) => path.endsWith('.js') || path.endsWith('.hdr'));
    expect(viewer.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(viewerBytes);
    expect([...fetched.keys()].some((path) => path.endsWith('.glb'))).toBe(true);

    await changes(page, () => page.keyboard.press('ArrowLeft'));
    await expect(frame.getByText(/^Seen from the front right$|^Seen from the right$/)).toBeAttached();
    await changes(page, () => frame.getByRole('button', { name: 'Zoom in' }).click());
    await changes(page, () => page.getByRole('radio', { name: 'Alta' }).check({ force: true }));

    await frame.getByRole('button', { name: 'Reset' }).focus();
    await page.keyboard.press('Escape');
    await expect(frame).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

faulty.describe('a model that fails to load', () => {
  faulty.use({
    expectedMessages: new RegExp(`${murmurs.source}|fetch|Failed to load|ERR_`),
  });

  faulty('DETAIL-2 shows an error, keeps the image, and can be retried', async ({ page, shop }) => {
    shop.front.spoil(/^\/shapes\/piri-stool\//, connectionResetFault);
    await page.goto(shop.front.address + stool);
    await waitForHydration(page);
    await page.getByRole('button', { name: /^3D view/ }).click();
    const frame = getFrame(page);
    await expect(frame.getByText('The 3D view couldn’t be loaded. The pictures are still here.')).toBeVisible(
      {
        timeout: 20_000,
      },
    );
    await expect(frame.locator('img')).toBeVisible();
    await shop.front.heal();
    await frame.getByRole('button', { name: 'Try again' }).click();
    await expect(frame.getByText('Piri, the stool in 3D, ready to rotate.')).toBeAttached({
      timeout: 20_000,
    });
  });
});
