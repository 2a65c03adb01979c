import { setTimeout as sleep } from 'node:timers/promises';
import { calculatePercentile } from '../benchmarks/calculate-percentile.ts';
import { describeExceededLimit, type Fault } from './fault.ts';
import { startStorefront } from './running-storefront.ts';
import { type SafeguardName, safeguardRemovalPatches } from './safeguards.ts';
import { throwMissingSetup } from './stock-faults.ts';

const safeguard: SafeguardName = 'the parameters that pages know, and the turns of addresses';
/** The pages that visitors request while somebody invents addresses. */
const visited = ['/', '/shop', '/details?id=meghna-3-seater', '/shopV1', '/about', '/outlets'];
/** A visit always has forty requests ahead of it. */
const patienceMs = 250;
/** A cached page takes half a millisecond; a rendered one takes more than ten. */
const maxMsEach = 5;
const invented = 20_000;
/** As many connections as the bots keep open. */
const atOnce = 40;

/** One address requests pages with thousands of invented parameters, while others visit the shop. */
export const unknownQueryParametersFault: Fault = {
  name: 'invented queries',
  safeguard,
  async run({ apis: [api = throwMissingSetup()], scale, unguarded, log }) {
    const storefront = await startStorefront(api, unguarded ? safeguardRemovalPatches[safeguard] : []);
    const get = async (path: string, address: string) => {
      const began = performance.now();
      const response = await fetch(`${storefront.url}${path}`, {
        headers: { 'x-forwarded-for': address, 'accept-encoding': 'br' },
      });
      await response.arrayBuffer();
      return { status: response.status, ms: performance.now() - began };
    };
    try {
      for (const path of visited) await get(path, '192.0.2.1');
      const before = storefront.memory();
      const times: number[] = [];
      const statuses = new Map<number, number>();
      let isFlooded = true;
      const visit = async () => {
        for (let nth = 0; isFlooded; nth += 1) {
          const path = visited[nth % visited.length] ?? '/';
          const { status, ms } = await get(path, `198.51.100.${nth % 250}`);
          times.push(ms);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          await sleep(20);
        }
      };
      const visiting = visit();
      const count = Math.round(invented * scale);
      let sent = 0;
      const flood = async () => {
        while (sent < count) {
          const nth = sent;
          sent += 1;
          if (nth % 5_000 === 0) log(`${nth} of ${count} invented addresses`);
          const path = visited[nth % visited.length] ?? '/';
          await get(`${path}${path.includes('?') ? '&' : '?'}invented=${nth}`, '203.0.113.9');
        }
      };
      const began = performance.now();
      await Promise.all(Array.from({ length: atOnce }, flood));
      const msEach = (performance.now() - began) / count;
      isFlooded = false;
      await visiting;
      const p95 = calculatePercentile(times, 95);
      const refused = times.length - (statuses.get(200) ?? 0);
      return {
        figures: {
          'invented addresses': count,
          'ms each': msEach.toFixed(2),
          'visits meanwhile': times.length,
          'visits p50 ms': calculatePercentile(times, 50),
          'visits p95 ms': p95,
          'visits refused': refused,
          'memory MB': `${Math.round(before)} before, ${Math.round(storefront.memory())} after`,
        },
        losses: [
          ...(msEach > maxMsEach
            ? [`an invented address takes ${msEach.toFixed(2)} ms, not ${maxMsEach}`]
            : []),
          ...describeExceededLimit('visits at the 95th percentile', p95, patienceMs),
          ...(refused > 0 ? [`visits that were refused: ${refused}`] : []),
        ],
      };
    } finally {
      await storefront.stop();
    }
  },
};
