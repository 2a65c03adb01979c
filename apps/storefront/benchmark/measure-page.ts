import type { BenchmarkPage } from './benchmark-pages.ts';
import type { FloorMeasurement } from './floor/measure-floor-page.ts';
import { notComparableWarning } from './measure/chromium.ts';
import { getLoadAverage, getMachineInfo } from './measure/get-machine-info.ts';
import { runLighthouse } from './measure/lighthouse.ts';
import { measureListToItemLatency } from './measure/measure-list-to-item-latency.ts';
import { measureThrottledLoad } from './measure/measure-throttled-load.ts';
import { measureFirstTaps, measureLaterTaps, measureSessionInp } from './measure/tap-latency.ts';
import { toFloorRatio } from './measure/to-floor-ratio.ts';
import { traceLongTasks } from './measure/traced-load.ts';
import { measureTransferSize } from './measure/transfer-size.ts';
import { warmUpPage } from './measure/warm-up-page.ts';

interface Sitting {
  /** Base URL of the shop. */
  base: string;
  /** How often each figure is measured. */
  runs: number;
  floor: FloorMeasurement;
}

export type PageMeasurement = Awaited<ReturnType<typeof measurePage>>;

/** Measures a page completely. Reports the progress to `say`, because it takes minutes. */
export async function measurePage(
  page: BenchmarkPage,
  { base, runs, floor }: Sitting,
  say: (what: string) => void,
) {
  const url = new URL(page.path, base).href;
  say('warming up');
  await warmUpPage(url);
  const loadBefore = getLoadAverage();
  say('bytes');
  const bytes = await measureTransferSize(url);
  say('Lighthouse');
  const lighthouse = await runLighthouse(url, runs);
  say('a slow network and a slow processor');
  const throttledLoad = await measureThrottledLoad(url, runs);
  say('long tasks');
  const tasks = await traceLongTasks(url);
  const loadBetween = getLoadAverage();
  say('first taps');
  const first = await measureFirstTaps(url, page.firstTaps, runs);
  say('later taps');
  const later = await measureLaterTaps(url, page.laterTaps, runs);
  say('a visit with many taps');
  const session = page.session && {
    taps: page.session.map(({ name }) => name),
    interactionToNextPaint: await measureSessionInp(url, page.session, runs),
  };
  if (page.list) say('from the list to a product');
  const listToItem = page.list ? await measureListToItemLatency(url, runs) : undefined;
  const takenOn = await getMachineInfo();
  return {
    page: page.name,
    path: page.path,
    date: new Date().toISOString(),
    machine: takenOn,
    ...(takenOn.chromium.build === 'small' && { warning: notComparableWarning }),
    load: { before: loadBefore, between: loadBetween, after: getLoadAverage() },
    runs,
    lighthouse,
    throttledLoad,
    longTasks: tasks,
    floor,
    ratios: {
      largestContentfulPaint: toFloorRatio(
        throttledLoad.largestContentfulPaint,
        floor.load.largestContentfulPaint,
      ),
      mainThread: toFloorRatio(lighthouse.mainThread.total, floor.lighthouse.mainThread.total),
    },
    listToItem,
    firstTaps: first,
    laterTaps: later,
    session,
    bytes,
  };
}
