/** A story or a docs page in Storybook's index. */
export interface StorybookEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

interface StorybookPreview {
  storyStoreValue?: { storyIndex: { entries: Readonly<Record<string, StorybookEntry>> } };
}

/**
 * Returns the index that Storybook has loaded before it renders a page. Fetching it again would double the 400 kB. Empty
 * outside of Storybook.
 */
export function listStorybookEntries(): readonly StorybookEntry[] {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: StorybookPreview };
  return Object.values(preview?.storyStoreValue?.storyIndex.entries ?? {});
}
