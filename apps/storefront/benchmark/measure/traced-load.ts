import { setTimeout as sleep } from 'node:timers/promises';
import { MainThreadTasks } from 'lighthouse/core/computed/main-thread-tasks.js';
import type { CDPSession } from 'playwright-core';
import { throttleNetworkAndCpu, withEmulatedPhone } from './emulated-phone.ts';
import { getLongTasks, type LongTask } from './get-long-tasks.ts';

/** Without screenshots and stacks, which would make the visit slower. */
const categories = [
  'disabled-by-default-lighthouse',
  'loading',
  'v8.execute',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

type Trace = Parameters<typeof MainThreadTasks.request>[0];

/** Traces one more throttled visit and returns its long tasks with their causes. */
export async function traceLongTasks(url: string): Promise<LongTask[]> {
  const trace = await withEmulatedPhone(async (phone) => {
    await throttleNetworkAndCpu(phone);
    const end = await startTrace(phone.protocol);
    await phone.page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await sleep(5_000);
    return end();
  });
  return getLongTasks(
    await MainThreadTasks.request(trace, { settings: {} as never, computedCache: new Map() }),
  );
}

/** Starts a trace and returns a function that ends it. The page's own session traces that page alone. */
async function startTrace(protocol: CDPSession): Promise<() => Promise<Trace>> {
  const traceEvents: unknown[] = [];
  protocol.on('Tracing.dataCollected', ({ value }) => traceEvents.push(...value));
  await protocol.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise((resolve) => protocol.once('Tracing.tracingComplete', resolve));
    await protocol.send('Tracing.end');
    await complete;
    return { traceEvents } as Trace;
  };
}
