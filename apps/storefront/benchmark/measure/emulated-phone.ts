import { throttling, userAgents } from 'lighthouse/core/config/constants.js';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { startChromium } from './chromium.ts';

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;
const bytesPerKilobit = 1024 / 8;

export type EmulatedPhonePage = { page: Page; protocol: CDPSession };

/** Runs the work with a phone as Lighthouse emulates it, with empty caches, and closes it afterwards. */
export async function withEmulatedPhone<Found>(
  work: (phone: EmulatedPhonePage) => Promise<Found>,
): Promise<Found> {
  const chrome = await startChromium();
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      userAgent: userAgents.mobile,
    });
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Network.enable');
    const found = await work({ page, protocol });
    await browser.close();
    return found;
  } finally {
    chrome.kill();
  }
}

/** Throttles network and processor for real, not by calculation. */
export async function throttleNetworkAndCpu({ protocol }: EmulatedPhonePage) {
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: downloadThroughputKbps * bytesPerKilobit,
    uploadThroughput: uploadThroughputKbps * bytesPerKilobit,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
}
