import type { Page } from '@playwright/test';

export interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** On these a page asks for nothing that nobody has asked for. */
export const frugalConnections: readonly Connection[] = [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
];

/** Sets `navigator.connection`. The browser's own follows from how fast it was answered, which differs on a busy machine. */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), value) });
  }, connection);
}
