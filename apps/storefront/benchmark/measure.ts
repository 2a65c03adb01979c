import { setTimeout as sleep } from 'node:timers/promises';
import { countBytes } from './bytes.ts';
import { runLighthouse } from './lighthouse.ts';
import { load, machine } from './machine.ts';
import type { BenchPage } from './pages.ts';
import { withPhone } from './phone.ts';
import { firstTaps, laterTaps, sessionOf } from './taps.ts';

const runs = 3;

export type Measured = Awaited<ReturnType<typeof measure>>;

/** Everything there is to know of one page. Texts go to `say` while it is found out, since it takes minutes. */
export async function measure(base: string, page: BenchPage, say: (what: string) => void) {
  const url = new URL(page.path, base).href;
  say('warming up');
  await visitBefore(url);
  const loadBefore = load();
  say('bytes');
  const bytes = await countBytes(url);
  say('Lighthouse');
  const lighthouse = await runLighthouse(url, runs);
  const loadBetween = load();
  say('first taps');
  const first = await firstTaps(url, page.firstTaps, runs);
  say('later taps');
  const later = await laterTaps(url, page.laterTaps, runs);
  say('a visit with many taps');
  const session = page.session && {
    taps: page.session.map(({ name }) => name),
    interactionToNextPaint: await sessionOf(url, page.session, runs),
  };
  return {
    page: page.name,
    path: page.path,
    date: new Date().toISOString(),
    machine: await machine(),
    load: { before: loadBefore, between: loadBetween, after: load() },
    runs,
    lighthouse,
    firstTaps: first,
    laterTaps: later,
    session,
    bytes,
  };
}

/** Somebody has always been there before: the front has compressed the files, the servers have warmed up. */
async function visitBefore(url: string) {
  for (let visits = 0; visits < 2; visits += 1) {
    await withPhone(async ({ page }) => {
      const answer = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
      if (!answer?.ok()) throw new Error(`${url} was answered with ${answer?.status() ?? 'nothing'}.`);
      await sleep(3_000);
    });
  }
}
