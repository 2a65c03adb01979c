import { setTimeout as sleep } from 'node:timers/promises';
import type { Tap } from '../benchmark-pages.ts';
import { calculateMedian } from './calculate-median.ts';
import { type EmulatedPhonePage, throttleNetworkAndCpu, withEmulatedPhone } from './emulated-phone.ts';
import { findVisiblePoint, recordInteractions, scrollIntoView } from './in-page.ts';

const patience = 30_000;
const betweenTaps = 250;
/** How long a tap touches the screen, in milliseconds. */
const press = 80;

export type FirstTapLatency = {
  name: string;
  seenAt: number;
  /** When the effect was visible. */
  answeredAt: number;
  /** When it was detected by checking once before each further tap, as measured for the shops that we compare with. */
  worksAt: number;
  taps: number;
};
export type LaterTapLatency = {
  name: string;
  within: number;
  /** Measured from the touch, as for the shops that we compare with. */
  seenAfter: number;
  /** Measured from when the finger leaves the screen, before which it is not a tap. */
  answeredAfter: number;
  interactionToNextPaint: number;
};

/**
 * Loads the page for each tap and taps the control as soon as it is visible, until it works. Times count from the
 * navigation.
 */
export async function measureFirstTaps(
  url: string,
  taps: readonly Tap[],
  runs: number,
): Promise<FirstTapLatency[]> {
  return medians(taps, runs, (tap) => withEmulatedPhone((phone) => tapUntilItWorks(phone, url, tap)));
}

/** Measures the time until a tap's effect is visible, after everything has loaded. */
export async function measureLaterTaps(
  url: string,
  taps: readonly Tap[],
  runs: number,
): Promise<LaterTapLatency[]> {
  const found = await medians(taps, runs, (tap) =>
    withEmulatedPhone(async (phone) => {
      await comeToRest(phone, url);
      return tapAndWait(phone, tap);
    }),
  );
  return found.map((figures, nth) => ({ ...figures, within: taps[nth]?.within ?? 100 }));
}

/** Taps all controls in one visit. Returns the longest interaction to next paint, as the median of the runs. */
export async function measureSessionInp(url: string, taps: readonly Tap[], runs: number): Promise<number> {
  const slowest: number[] = [];
  while (slowest.length < runs) {
    await withEmulatedPhone(async (phone) => {
      await comeToRest(phone, url);
      const paints: number[] = [];
      for (const tap of taps) paints.push((await tapAndWait(phone, tap)).interactionToNextPaint);
      slowest.push(Math.max(...paints));
    });
  }
  return calculateMedian(slowest);
}

async function tapUntilItWorks(phone: EmulatedPhonePage, url: string, { name, control, effect }: Tap) {
  await throttleNetworkAndCpu(phone);
  const begin = Date.now();
  const since = () => Date.now() - begin;
  // The result of the navigation shows in what can be tapped. A page that never loads is reported below.
  const navigation = phone.page.goto(url, { timeout: patience }).catch((error: Error) => error);
  let seenAt: number | undefined;
  let taps = 0;
  while (since() < patience) {
    const point = await findInReach(phone, control);
    if (point) {
      seenAt ??= since();
      await tapAt(phone, point);
      taps += 1;
    }
    const next = since() + betweenTaps;
    let answeredAt: number | undefined;
    while (since() < next) {
      if (seenAt !== undefined && answeredAt === undefined && (await find(phone, effect)))
        answeredAt = since();
      await sleep(16);
    }
    if (seenAt !== undefined && answeredAt !== undefined)
      return { seenAt, answeredAt, worksAt: since(), taps };
  }
  const failure = await navigation;
  const reason = failure instanceof Error ? failure.message : `seen at ${seenAt ?? 'no time'}, ${taps} taps`;
  throw new Error(`“${name}” did not work within ${patience / 1000} seconds: ${reason}.`);
}

async function comeToRest(phone: EmulatedPhonePage, url: string) {
  await phone.page.addInitScript(recordInteractions);
  await throttleNetworkAndCpu(phone);
  await phone.page.goto(url, { waitUntil: 'load', timeout: 3 * patience });
  await sleep(5_000);
  await closePopUp(phone);
}

/** Closes a pop-up, such as a campaign, which covers everything else. */
export async function closePopUp({ page }: EmulatedPhonePage) {
  const popUp = page.locator('[data-slot=pop-up]');
  if ((await popUp.count()) === 0) return;
  await page.keyboard.press('Escape');
  await popUp.waitFor({ state: 'detached' });
  await sleep(1_000);
}

/** Taps once and waits until the effect is visible. */
export async function tapAndWait(phone: EmulatedPhonePage, { name, control, effect }: Tap) {
  const point = await findInReach(phone, control);
  if (!point) throw new Error(`“${name}” cannot be tapped: ${control} is not visible.`);

  await phone.page.evaluate(() => window.interactions?.splice(0));
  const begin = Date.now();
  await tapAt(phone, point);
  while (!(await find(phone, effect))) {
    if (Date.now() - begin > patience)
      throw new Error(`“${name}” was tapped, but ${effect} did not become visible.`);
    await sleep(16);
  }
  const seenAfter = Date.now() - begin;
  await sleep(1_200);
  const interactions = (await phone.page.evaluate(() => window.interactions)) ?? [];
  // The browser does not record interactions that take less than a frame.
  const answeredAfter = Math.max(0, seenAfter - press);
  return { seenAfter, answeredAfter, interactionToNextPaint: Math.max(16, ...interactions) };
}

/** Scrolls a control into view and returns its position. Errors are ignored while the page is still loading. */
async function findInReach(phone: EmulatedPhonePage, selector: string) {
  await phone.page.evaluate(scrollIntoView, selector).catch(() => undefined);
  return find(phone, selector);
}

async function find({ page }: EmulatedPhonePage, selector: string) {
  // Between two documents there is none to query, so nothing is visible.
  return page.evaluate(findVisiblePoint, selector).catch(() => undefined);
}

async function tapAt({ protocol }: EmulatedPhonePage, point: { x: number; y: number }) {
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(press);
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function medians<Figures extends Record<string, number>>(
  taps: readonly Tap[],
  runs: number,
  measure: (tap: Tap) => Promise<Figures>,
) {
  const results: (Figures & { name: string })[] = [];
  for (const tap of taps) {
    const found: Figures[] = [];
    while (found.length < runs) found.push(await measure(tap));
    const names = Object.keys(found[0] ?? {}) as (keyof Figures)[];
    const middle = Object.fromEntries(
      names.map((name) => [name, calculateMedian(found.map((run) => run[name]))]),
    );
    results.push({ ...(middle as Figures), name: tap.name });
  }
  return results;
}
