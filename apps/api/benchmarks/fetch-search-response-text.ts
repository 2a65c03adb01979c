import { type ItemSearchPage, itemSearchPage, searchCatalogue } from '@piri/contract/item-search';
import { environmentSchema } from '../src/core/env.ts';
import type { BenchmarkScenario } from './benchmark-scenarios.ts';
import { calculatePercentile } from './calculate-percentile.ts';

export interface ScenarioMeasurement {
  name: string;
  /** The fastest request: close to the time on an idle machine. */
  least: number;
  p50: number;
  p95: number;
  target?: number | undefined;
}

const apiKey = environmentSchema.shape.API_KEY.parse(undefined);

/** Sends one search request, as the storefront does. */
export async function fetchSearchResponseText(url: string, body: object): Promise<string> {
  const response = await fetch(`${url}${searchCatalogue.path}`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} for ${JSON.stringify(body)}: ${text}`);
  return text;
}

async function page(url: string, body: object): Promise<ItemSearchPage> {
  return itemSearchPage.parse(JSON.parse(await fetchSearchResponseText(url, body)));
}

/** Measures the time until the response is complete, in milliseconds, one request after another. */
export async function measureScenario(
  url: string,
  { name, bodies, target }: BenchmarkScenario,
  rounds: number,
): Promise<ScenarioMeasurement> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const body = bodies[round % bodies.length] ?? {};
    const started = performance.now();
    await fetchSearchResponseText(url, body);
    times.push(performance.now() - started);
  }
  return {
    name,
    least: calculatePercentile(times, 0),
    p50: calculatePercentile(times, 50),
    p95: calculatePercentile(times, 95),
    target,
  };
}

const pagesDown = 200;

/** Measures the first page, and a deep page that is reached by tokens. */
export async function measureFirstAndDeepPage(url: string, rounds: number): Promise<ScenarioMeasurement[]> {
  const body = {
    size: 60,
    fetchCount: false,
    sortParams: [{ field: 'price' as const, type: 'ASC' as const }],
  };
  let nextPageToken = '';
  let depth = 0;
  for (; depth < pagesDown; depth += 1) {
    const next = (await page(url, { ...body, nextPageToken })).nextPageToken;
    if (next === '') break;
    nextPageToken = next;
  }
  return [
    await measureScenario(url, { name: 'page 1 by price', bodies: [body] }, rounds),
    await measureScenario(
      url,
      { name: `page ${depth + 1} by price`, bodies: [{ ...body, nextPageToken }] },
      rounds,
    ),
  ];
}
