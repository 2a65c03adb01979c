import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createDelayFault } from '../faults/faults.ts';
import { createBundleLineFixture, createItemLineFixture, openCartPage, seedCart } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { readLayoutShiftSum, recordLayoutShifts } from '../support/read-layout-shift-sum.ts';
import { urls } from '../support/urls.ts';

const visits = [
  {
    name: 'a cart of three lines',
    stored: [
      createItemLineFixture('MGN-3S-ASH'),
      createItemLineFixture('KOL-MUSTARD', 2),
      createBundleLineFixture('dinner-for-four'),
    ],
    search: '',
    loaded: 'To pay: ৳',
  },
  {
    name: 'a shared line and an empty cart',
    stored: [],
    search: '?lines=item:MGN-3S-RUST:1',
    loaded: 'at today’s prices',
  },
  {
    name: 'shared lines and a cart of one line',
    stored: [createItemLineFixture('MGN-3S-RUST')],
    search: '?lines=item:MGN-3S-ASH:1,bundle:dinner-for-four:1',
    loaded: 'To pay: ৳',
  },
];

for (const width of [390, 768, 1280]) {
  test(`SHELL-2 cart pages have no layout shift at ${width} px while prices load`, async ({ context }) => {
    // Six visits, one after the other.
    test.slow();
    await recordLayoutShifts(context);
    for (const path of ['/cart', '/cartV1']) {
      for (const { name, stored, search, loaded } of visits) {
        await test.step(`${path}: ${name}`, async () => {
          // Each proxy has its own port, so that each visit starts with empty storage.
          const proxy = await startFaultProxy(urls.shop);
          proxy.spoil(/^\/api\//, createDelayFault(800));
          const page = await context.newPage();
          await page.setViewportSize({ width, height: 823 });
          if (stored.length > 0) await seedCart(page, stored);
          await openCartPage(page, proxy.address + path + search);
          await expect(page.getByRole('main')).toContainText(loaded);
          await page.waitForLoadState('networkidle');
          // Two frames, because a shift is reported after the frame in which it happens.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          expect
            .soft(await readLayoutShiftSum(page), `the layout shift of ${path} with ${name}`)
            .toBeLessThanOrEqual(0.02);
          await page.close();
          await proxy.stop();
        });
      }
    }
  });
}
