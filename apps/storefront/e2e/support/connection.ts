import type { Page } from '@playwright/test';

export interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Connections on which a page prefetches nothing. */
export const lowDataConnections: readonly Connection[] = [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
];

/** Sets `navigator.connection`. The browser's own value depends on response times, which differ on a busy machine. */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), value) });
  }, connection);
}
