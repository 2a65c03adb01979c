import { expect, test } from 'vitest';
import { getSidebarLabel, rankSearchResults, type SearchEntry } from './rank-search-results.ts';

function createIndex(storyTitles: readonly string[]): Record<string, SearchEntry> {
  const docs = { id: 'components-modal--docs', type: 'docs', name: 'Docs', title: 'Components/Modal' };
  const stories = storyTitles.map((title) => ({ id: `${title}--dark`, type: 'story', name: 'Dark', title }));
  return Object.fromEntries([docs, ...stories].map((entry) => [entry.id, entry]));
}

const many = Array.from({ length: 12 }, (_, index) => `component-${index}`);

test('BENCH-28 the search shows a page by the name of its component, and the sidebar as Docs', () => {
  const index = createIndex([]);
  rankSearchResults(index);
  const docs = index['components-modal--docs'];
  expect(docs?.name).toBe('Modal');
  expect(docs?.anchors?.map(({ title }) => title)).toContain('dialog');
  expect(docs && getSidebarLabel({ ...docs, parent: 'components-modal' })).toBe('Docs');
  expect(docs && getSidebarLabel({ ...docs, parent: 'components' })).toBe('Modal');
});

test('BENCH-28 stories of a name that many components have are not found by it', () => {
  const index = createIndex(many);
  rankSearchResults(index);
  rankSearchResults(index);
  const story = index['component-3--dark'];
  // The search ignores what is further from the start than 20 characters.
  expect(story?.name.indexOf('Dark')).toBe(30);
  expect(story && getSidebarLabel(story)).toBe('Dark');
});

test('BENCH-28 stories of a name that few components have are found by it', () => {
  const index = createIndex(many.slice(0, 3));
  rankSearchResults(index);
  expect(index['component-2--dark']?.name).toBe('Dark');
});
