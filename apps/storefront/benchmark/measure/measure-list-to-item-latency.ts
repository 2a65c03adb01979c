import { setTimeout as sleep } from 'node:timers/promises';
import { calculateMedian } from './calculate-median.ts';
import { throttleNetworkAndCpu, withEmulatedPhone } from './emulated-phone.ts';
import { closePopUp, tapAndWait } from './tap-latency.ts';

const openItem = {
  name: 'the first card of the list',
  control: '[data-slot=product-card] a[href*="/details"]',
  effect: '#buy',
};
/** How long the list has been visible before the second tap, in milliseconds. */
const restMs = 2_000;

/** Milliseconds from the tap on a card of the list until the product's page is visible. */
export interface ListToItemLatency {
  /** Immediately after hydration, when the list has had no time to prefetch. */
  first: number;
  /** After the list has been visible for two more seconds. */
  afterRest: number;
}

export async function measureListToItemLatency(url: string, runs: number): Promise<ListToItemLatency> {
  const timed = async (wait: number) => {
    const found: number[] = [];
    while (found.length < runs) found.push(await openFirstItem(url, wait));
    return calculateMedian(found);
  };
  return { first: await timed(0), afterRest: await timed(restMs) };
}

async function openFirstItem(url: string, wait: number): Promise<number> {
  return withEmulatedPhone(async (phone) => {
    await throttleNetworkAndCpu(phone);
    await phone.page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await phone.page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    await sleep(wait);
    await closePopUp(phone);
    return (await tapAndWait(phone, openItem)).answeredAfter;
  });
}
