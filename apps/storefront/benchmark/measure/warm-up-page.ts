import { setTimeout as sleep } from 'node:timers/promises';
import { withEmulatedPhone } from './emulated-phone.ts';

/** Visits a page before it is measured, so that the proxy has compressed its files and the servers are warm. */
export async function warmUpPage(url: string) {
  for (let visits = 0; visits < 2; visits += 1) {
    await withEmulatedPhone(async ({ page }) => {
      const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
      if (!response?.ok()) throw new Error(`${url} returned ${response?.status() ?? 'nothing'}.`);
      await sleep(3_000);
    });
  }
}
