import { launchChromium } from '@piri/visual/browser';
import { throttling, userAgents } from 'lighthouse/core/config/constants.js';
import type { Browser, CDPSession, Page } from 'playwright-core';

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;
const bytesPerKilobit = 1024 / 8;

/** The front has signed for itself, which no browser believes. */
export const trustingFlags = ['--ignore-certificate-errors'];

export type Phone = { page: Page; protocol: CDPSession };

/** A phone as Lighthouse imagines one, with nothing in its caches: it ends with the work. */
export async function withPhone<Found>(work: (phone: Phone) => Promise<Found>): Promise<Found> {
  const browser: Browser = await launchChromium({ args: trustingFlags });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      userAgent: userAgents.mobile,
    });
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Network.enable');
    return await work({ page, protocol });
  } finally {
    await browser.close();
  }
}

/** From here on every request waits and every script takes its time, for real instead of by calculation. */
export async function slowDown({ protocol }: Phone) {
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: downloadThroughputKbps * bytesPerKilobit,
    uploadThroughput: uploadThroughputKbps * bytesPerKilobit,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
}
