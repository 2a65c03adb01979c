import type { Mode } from '../modes.ts';
import type { StoryWithScreenshotParameters } from '../plan.ts';

/** A screenshot to take: one story in one mode. */
export interface Visit {
  story: StoryWithScreenshotParameters;
  mode: Mode;
}

/** The minimum number of visits for each page. Opening a page takes as long as a few visits. */
const minVisits = 8;

/**
 * Splits the visits among pages. A page takes a few stories in all their modes, one mode after the other, so that their
 * modules are loaded once (decision 0049). With `separateModes`, a page takes only one mode.
 *
 * The first pages get the most visits and the last ones the fewest, so that few pages are opened and the last ones end
 * at about the same time.
 */
export function planPages<V extends Visit>(
  visits: readonly V[],
  concurrency: number,
  { separateModes = false }: { separateModes?: boolean } = {},
): V[][] {
  const pages: V[][] = [];
  // A page cannot change its pixel density.
  const groups = Map.groupBy(visits, ({ mode }) => (separateModes ? mode.name : mode.scale));
  for (const group of groups.values()) {
    let left = group.length;
    let page: V[] = [];
    for (const visitsToStory of Map.groupBy(group, ({ story }) => story.id).values()) {
      page.push(...visitsToStory);
      if (page.length < Math.max(minVisits, left / (2 * concurrency))) continue;
      if (left - page.length < minVisits) continue;
      left -= page.length;
      pages.push(orderByMode(page, pages.length));
      page = [];
    }
    if (page.length > 0) pages.push(orderByMode(page, pages.length));
  }
  return pages;
}

/**
 * Orders the visits of a page by mode. Each page begins with another mode, so that a module that remembers the mode in
 * which it was loaded changes the screenshots of some page.
 */
function orderByMode<V extends Visit>(visits: readonly V[], index: number): V[] {
  const byMode = [...Map.groupBy(visits, ({ mode }) => mode.name).values()];
  const first = index % byMode.length;
  return [...byMode.slice(first), ...byMode.slice(0, first)].flat();
}
