import { expect } from '@playwright/test';

/** Reads until the value is as expected. Looks often, because a journey has a hundred such waits. */
export function poll<Value>(read: () => Promise<Value>, what: string) {
  return expect.poll(read, { message: what, intervals: [30, 60, 100, 200] });
}
