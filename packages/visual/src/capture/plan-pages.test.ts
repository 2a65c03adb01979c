import { expect, test } from 'vitest';
import { getStoryModes } from '../modes.ts';
import { parseScreenshotParameters } from '../screenshot-parameters.ts';
import { planPages, type Visit } from './plan-pages.ts';

const parameters = parseScreenshotParameters({});

function createVisits(count: number, tags: readonly string[] = []): Visit[] {
  const stories = Array.from({ length: count }, (_, at) => {
    return { id: `tiny--s${at}`, title: 'Tiny', name: `S${at}`, tags, file: '', parameters };
  });
  return getStoryModes(tags, parameters).flatMap((mode) => stories.map((story) => ({ story, mode })));
}

const label = ({ story, mode }: Visit) => `${story.id} ${mode.name}`;
const modesOf = (page: readonly Visit[]) => page.map(({ mode }) => mode.name);

test('BENCH-4 every visit is on exactly one page', () => {
  const visits = createVisits(100, ['rtl', '2x']);
  for (const separateModes of [false, true]) {
    const pages = planPages(visits, 4, { separateModes });
    expect(pages.flat().map(label).sort()).toEqual(visits.map(label).sort());
  }
});

test('BENCH-4 a page shows its stories in all their modes, and changes its mode as rarely as possible', () => {
  const pages = planPages(createVisits(100), 4);
  for (const page of pages) {
    const modes = modesOf(page);
    expect(new Set(modes).size).toBe(3);
    expect(modes.filter((mode, at) => mode !== modes[at - 1])).toHaveLength(3);
  }
});

test('BENCH-4 pages begin with different modes', () => {
  const firstModes = planPages(createVisits(100), 4).map((page) => page[0]?.mode.name);
  expect(new Set(firstModes)).toEqual(new Set(['1280-light', '1280-dark', '360-light']));
});

test('BENCH-4 a page has one pixel density, and with separate modes one mode', () => {
  const dense = planPages(createVisits(30, ['2x']), 4).filter((page) => modesOf(page).includes('1280-2x'));
  expect(dense.every((page) => new Set(modesOf(page)).size === 1)).toBe(true);
  const separate = planPages(createVisits(30, ['rtl']), 4, { separateModes: true });
  expect(separate.every((page) => new Set(modesOf(page)).size === 1)).toBe(true);
});

test('BENCH-4 the first pages are large and the last ones small, and no page is opened for a few visits', () => {
  const sizes = planPages(createVisits(1000), 4).map((page) => page.length);
  expect(sizes[0]).toBeGreaterThan(300);
  expect(sizes.at(-1)).toBeLessThan(20);
  expect(sizes.every((size) => size >= 8)).toBe(true);
  expect(planPages(createVisits(2), 4)).toHaveLength(1);
  expect(planPages(createVisits(12), 4, { separateModes: true })).toHaveLength(3);
});
