import type { Page, Request } from 'playwright-core';

export interface PageErrorCollector {
  /** Returns the errors since the last call. */
  takeErrors(): string[];
  /** Resolves when no request is pending. */
  waitForRequests(): Promise<void>;
}

/**
 * Collects everything that a page must not do: request another origin, open a socket, get an error status, throw, or
 * log an error to the console.
 */
export function collectPageErrors(page: Page, origin: string): PageErrorCollector {
  const errors: string[] = [];
  const pendingRequests = new Set<Request>();

  page.on('websocket', (socket) => errors.push(`It opened a WebSocket to ${socket.url()}.`));
  page.on('pageerror', (error) => errors.push(`It threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`Console error: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.url()} answered ${response.status()}.`);
  });
  page.on('request', (request) => {
    pendingRequests.add(request);
    const { protocol, origin: requested } = new URL(request.url());
    if (/^https?:$/.test(protocol) && requested !== origin)
      errors.push(`It requested ${request.url()}, which is outside the Storybook.`);
  });
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));

  return {
    takeErrors: () => errors.splice(0),
    async waitForRequests() {
      while (pendingRequests.size > 0) await page.waitForTimeout(5);
    },
  };
}
