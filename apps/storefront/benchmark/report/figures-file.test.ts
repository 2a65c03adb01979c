import { expect, test } from 'vitest';
import type { PageMeasurement } from '../measure-page.ts';
import { formatSummaryTable, replaceSection } from './figures-file.ts';

const bytes = { brotli: 2048, wire: 2048, requests: 1 };
const kinds = { html: bytes, style: bytes, script: bytes, font: bytes, picture: bytes, data: bytes };

function page(name: string, performance: number): PageMeasurement {
  return {
    page: name,
    date: '2026-11-27T09:00:00.000Z',
    machine: {
      processors: 2,
      model: 'A',
      memory: '8 GB',
      node: 'v1',
      lighthouse: '1',
      chromium: { build: 'full', version: '150' },
    },
    load: { before: 0.1, between: 0.2, after: 0.3 },
    runs: 3,
    lighthouse: {
      scores: { performance },
      mainThread: { total: 1000, groups: {} },
      cumulativeLayoutShift: 0,
      runs: [],
    },
    throttledLoad: {},
    floor: { load: { largestContentfulPaint: 1500 }, lighthouse: { mainThread: { total: 218 } } },
    ratios: {},
    firstTaps: [],
    laterTaps: [],
    bytes: { all: kinds, beforeLoad: kinds, beforeLargestImage: kinds },
  } as unknown as PageMeasurement;
}

test('lists the figures of all pages that have a limit in one table', () => {
  const text = formatSummaryTable([page('home', 98), page('shop', 100)]);
  expect(text).toContain('2026-11-27');
  expect(text).toContain('| figure | must | home | shop |');
  expect(text).toContain('| Lighthouse performance | ≥ 99 | 98 | 100 |');
  expect(text).toContain('| HTML, brotli, KB | ≤ 20 | 2 | 2 |');
  expect(text).not.toContain('Font files');
});

test('replaces only the text between the marks of a section', () => {
  const markdown = 'a\n<!-- bench -->\nold\n<!-- /bench -->\nb';
  expect(replaceSection(markdown, 'bench', 'new')).toBe('a\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\nb');
  expect(() => replaceSection('a', 'bench', 'new')).toThrow('<!-- bench -->');
});
