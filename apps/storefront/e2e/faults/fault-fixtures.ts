import { test as base } from '../support/fixtures.ts';
import { startStorefront } from '../support/server-processes.ts';
import { urls } from '../support/urls.ts';
import { startFaultProxy } from './fault-proxy.ts';

export interface FaultProxies {
  /** The proxy between the storefront and the API. */
  api: Awaited<ReturnType<typeof startFaultProxy>>;
  /** The proxy between the browser and the storefront. Tests open pages at its `address`. */
  front: Awaited<ReturnType<typeof startFaultProxy>>;
}

/** A test with a fault proxy on either side of the storefront. Both are reset before each test. */
export const test = base.extend<{ shop: FaultProxies }, { faultyShop: FaultProxies }>({
  faultyShop: [
    async ({ playwright: _ }, use) => {
      const api = await startFaultProxy(urls.api);
      // Without the page cache, so that no test gets a page that an earlier one caused.
      const storefront = await startStorefront({ API_URL: api.address, PAGE_CACHE_MB: '0' });
      // Warm up the storefront: the first request with a query waits for the names of the attributes.
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
