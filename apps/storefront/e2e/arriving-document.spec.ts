import { addresses } from './addresses.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { dripping } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift, noteShifts } from './layout-shift.ts';
import { pages } from './pages.ts';

test.use({ expectedMessages: /status of 404/ });

/**
 * An element of which only the half has arrived is narrower than it becomes, and may move to the next line with its
 * second half. That is all that a document can move which arrives in pieces.
 */
const halfAnElement = 0.005;

for (const width of [1280, 390]) {
  test(`at ${width} px no page moves while its document arrives`, async ({ page }) => {
    // More than thirty pages, one after the other.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const proxy = await startFaultProxy(addresses.shop);
    // Without fonts: what moves when they come late is looked for in `first-paint.spec.ts`.
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const isDocument = /^\/[^.]*$/;
    proxy.spoil(isDocument, dripping(4096, 20));
    await noteShifts(page);
    for (const { name, path } of pages) {
      await page.goto(proxy.address + path, { waitUntil: 'domcontentloaded' });
      expect.soft(await layoutShift(page), name).toBeLessThan(halfAnElement);
    }
    await page.close();
    await proxy.stop();
  });
}
