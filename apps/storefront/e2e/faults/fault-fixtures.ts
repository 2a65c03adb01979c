import { test as base } from '../support/fixtures.ts';
import { startStorefront } from '../support/server-processes.ts';
import { urls } from '../support/urls.ts';
import { startFaultProxy } from './fault-proxy.ts';

export interface FaultProxies {
  /** Between the storefront and the API. */
  api: Awaited<ReturnType<typeof startFaultProxy>>;
  /** Between the browser and the storefront: its `address` is where pages are to be had. */
  front: Awaited<ReturnType<typeof startFaultProxy>>;
}

/** A journey through a shop with a fault proxy on either side. Both are healed before each test. */
export const test = base.extend<{ shop: FaultProxies }, { faultyShop: FaultProxies }>({
  faultyShop: [
    async ({ playwright: _ }, use) => {
      const api = await startFaultProxy(urls.api);
      // Each journey meets its own fault, and not the page that the one before was given.
      const storefront = await startStorefront({ API_URL: api.address, KEPT_PAGES_MB: '0' });
      // One that has run for a while: the first visitor with a query waits for the names of the attributes.
      await fetch(`${storefront.address}/robots.txt?ready`);
      const front = await startFaultProxy(storefront.address);
      await use({ api, front });
      await front.stop();
      await storefront.stop();
      await api.stop();
    },
    { scope: 'worker' },
  ],
  shop: async ({ faultyShop }, use) => {
    await faultyShop.api.heal();
    await faultyShop.front.heal();
    await use(faultyShop);
  },
});
