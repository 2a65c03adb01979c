import type { Page, Request } from 'playwright-core';

export interface PageErrorCollector {
  /** Returns the errors since the last call. */
  takeComplaints(): string[];
  /** Resolves when no request is pending. */
  quiet(): Promise<void>;
}

/**
 * Collects everything that a page must not do: request another origin, open a socket, get an error status, throw, or
 * log an error to the console.
 */
export async function collectPageErrors(page: Page, origin: string): Promise<PageErrorCollector> {
  const complaints: string[] = [];
  const underWay = new Set<Request>();

  await page.route(
    (url) => /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin,
    async (route) => {
      complaints.push(`It requested ${route.request().url()}, which is outside the Storybook.`);
      await route.abort();
    },
  );
  page.on('websocket', (socket) => complaints.push(`It opened a WebSocket to ${socket.url()}.`));
  page.on('pageerror', (error) => complaints.push(`It threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`Console error: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}.`);
  });
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));

  return {
    takeComplaints: () => complaints.splice(0),
    async quiet() {
      while (underWay.size > 0) await page.waitForTimeout(5);
    },
  };
}
