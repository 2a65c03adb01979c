import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createThrottleFault } from '../faults/faults.ts';
import { expect, test } from '../support/fixtures.ts';
import { readLayoutShiftSum, recordLayoutShifts } from '../support/read-layout-shift-sum.ts';
import { shopPages } from '../support/shop-pages.ts';
import { urls } from '../support/urls.ts';

test.use({ expectedMessages: /status of 404/ });

/**
 * The allowed shift: a half-received element is narrower than the complete one, which may wrap to the next line or
 * widen a table column.
 */
const maxSplitElementShift = 0.005;

for (const width of [1280, 390]) {
  test(`at ${width} px no page shifts while its document arrives in chunks`, async ({ page }) => {
    // More than thirty pages, one after the other.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const proxy = await startFaultProxy(urls.shop);
    // Without fonts: shifts by late fonts are tested in `first-paint.spec.ts`.
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const isDocument = /^\/[^.]*$/;
    proxy.spoil(isDocument, createThrottleFault(4096, 20));
    await recordLayoutShifts(page);
    for (const { name, path } of shopPages) {
      await page.goto(proxy.address + path, { waitUntil: 'domcontentloaded' });
      expect.soft(await readLayoutShiftSum(page), name).toBeLessThan(maxSplitElementShift);
    }
    await page.close();
    await proxy.stop();
  });
}
