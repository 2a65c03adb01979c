import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PopUpEntry } from './select-pop-ups.ts';

const image = { path: '/pictures/a', widths: [320], width: 320, height: 400 };
const campaign: PopUpEntry = { id: 'sofa-weeks', title: 'Sofa weeks', image };
const hour = 3_600_000;
const noon = Date.parse('2026-11-20T06:00:00Z');

/** Returns an in-memory storage. */
function memory(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
}

/** Imports the module again, as on a new page load. */
async function newPage() {
  vi.resetModules();
  return import('./snooze.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
});
afterEach(() => vi.unstubAllGlobals());

test('MODAL-6 a closed pop-up stays closed for the session, even on another page', async () => {
  const { snoozePopUp, isSnoozed } = await newPage();
  expect(isSnoozed(campaign, 0, noon)).toBe(false);
  snoozePopUp(campaign, noon);
  expect(isSnoozed(campaign, 0, noon)).toBe(true);
  expect((await newPage()).isSnoozed(campaign, 0, noon + 90 * hour)).toBe(true);
});

test('MODAL-6 shows the pop-up again in the next session', async () => {
  (await newPage()).snoozePopUp(campaign, noon);
  vi.stubGlobal('sessionStorage', memory());
  expect((await newPage()).isSnoozed(campaign, 0, noon + 1)).toBe(false);
});

test('MODAL-6 snoozes the pop-up for the configured hours across sessions', async () => {
  (await newPage()).snoozePopUp(campaign, noon);
  vi.stubGlobal('sessionStorage', memory());
  const { isSnoozed } = await newPage();
  expect(isSnoozed(campaign, 24, noon + 23 * hour)).toBe(true);
  expect(isSnoozed(campaign, 24, noon + 25 * hour)).toBe(false);
});

test('MODAL-6 shows the pop-up at every visit with −1 hours', async () => {
  const { snoozePopUp, isSnoozed } = await newPage();
  snoozePopUp(campaign, noon);
  expect(isSnoozed(campaign, -1, noon)).toBe(false);
});

test('MODAL-6 another entry or image counts as another pop-up', async () => {
  const { snoozePopUp, isSnoozed } = await newPage();
  snoozePopUp(campaign, noon);
  expect(isSnoozed({ ...campaign, id: 'winter-lamps' }, 0, noon)).toBe(false);
  expect(isSnoozed({ ...campaign, image: { ...image, path: '/pictures/b' } }, 0, noon)).toBe(false);
});

test('MODAL-6 shows the pop-up again if the clock was set back', async () => {
  (await newPage()).snoozePopUp(campaign, noon);
  vi.stubGlobal('sessionStorage', memory());
  expect((await newPage()).isSnoozed(campaign, 24, noon - 30 * 24 * hour)).toBe(false);
});

test('MODAL-6 ignores invalid stored values, and uses memory if storage is forbidden', async () => {
  for (const rubbish of ['{', 'null', '7', '[[1,2],["a"],null]']) {
    localStorage.setItem('popUps', rubbish);
    sessionStorage.setItem('popUps', rubbish);
    expect((await newPage()).isSnoozed(campaign, 24, noon)).toBe(false);
  }
  const forbidden = () => {
    throw new DOMException('', 'SecurityError');
  };
  const closed = { getItem: forbidden, setItem: forbidden };
  vi.stubGlobal('localStorage', closed);
  vi.stubGlobal('sessionStorage', closed);
  const { snoozePopUp, isSnoozed } = await newPage();
  snoozePopUp(campaign, noon);
  expect(isSnoozed(campaign, 0, noon)).toBe(true);
});
