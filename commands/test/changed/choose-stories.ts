import { findAffectedStoryFilesSince } from '@piri/visual/affected-story-files';
import { readStorybookInputs } from '@piri/visual/storybook-inputs';
import { UserError } from '../../../launcher/user-error.mjs';
import { repositoryRoot } from '../../repository-root.ts';
import { readStoryIndex } from '../../story-findings.ts';
import type { StoryIndex } from '../../story-shards.ts';
import type { Change } from './read-change.ts';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  importPath: string;
  /** The story files that a docs page shows. */
  storiesImports?: string[];
}

export interface ChosenStories {
  index: StoryIndex;
  /** The ids of the docs pages. */
  pages: string[];
  /** The number of all stories. */
  all: number;
  /** Whether the change leaves Storybook's frame around the pages as it was. */
  isFrameUnchanged: boolean;
}

/**
 * Returns the stories of a built Storybook whose inputs a change reaches, by the record from which `visual` finds its
 * pictures, and the docs pages that changed or show such stories. A change of the workbench reaches all of its own pages.
 */
export async function chooseStories(built: string, change: Change): Promise<ChosenStories> {
  const inputs = await readStorybookInputs(built);
  if (!inputs) throw new UserError('This Storybook has no record of its inputs. Build it again.');
  const { files } = await findAffectedStoryFilesSince(repositoryRoot, inputs, change.base);
  const index = readStoryIndex(built) as StoryIndex & { entries: Record<string, Entry> };
  const entries = Object.values(index.entries);
  const changed = new Set([...change.files, ...change.deleted]);
  const isWorkbenchChanged = [...changed].some((file) => file.startsWith('.storybook/'));
  const toPath = (path: string) => path.replace(/^\.\//, '');
  const isChosen = ({ type, importPath, storiesImports = [] }: Entry) => {
    const path = toPath(importPath);
    if (type === 'story') return files.has(path);
    const isOwnPage = path.startsWith('.storybook/') && isWorkbenchChanged;
    return (
      isOwnPage || changed.has(path) || [path, ...storiesImports.map(toPath)].some((file) => files.has(file))
    );
  };
  const chosen = entries.filter(isChosen);
  return {
    index: {
      ...index,
      entries: Object.fromEntries(chosen.flatMap((one) => (one.type === 'story' ? [[one.id, one]] : []))),
    },
    pages: chosen.flatMap(({ type, id }) => (type === 'docs' ? id : [])),
    all: entries.filter(({ type }) => type === 'story').length,
    isFrameUnchanged: !isWorkbenchChanged,
  };
}
