import { memo, type Ref } from 'react';
import type { Decisions } from '../session/decisions.ts';
import type { ReviewStory } from '../session/story-order.ts';
import { SearchBox } from './search-box.tsx';
import { StoryTree } from './story-tree.tsx';

/** The search box and the filtered tree below it. */
export const TreePanel = memo(function TreePanel(props: TreePanelProps) {
  const { find, stories, decisions, selected, search, narrowed, onSearch, onSelect, onFirst, onWiden } =
    props;
  return (
    <>
      <div className="p-2.5">
        <SearchBox ref={find} value={search} onValue={onSearch} onEnter={() => onFirst(search)} />
      </div>
      {stories.length > 0 ? (
        <StoryTree
          stories={stories}
          decisions={decisions}
          selected={selected}
          allOpen={search.trim() !== ''}
          onSelect={onSelect}
        />
      ) : (
        <p className="px-4 py-2 text-muted text-compact">
          No story {search.trim() === '' ? 'is of this kind.' : `has “${search.trim()}” in its name.`}{' '}
          {narrowed && (
            <button
              type="button"
              onClick={onWiden}
              className="cursor-pointer font-semibold text-accent underline"
            >
              Show all kinds
            </button>
          )}
        </p>
      )}
    </>
  );
});

interface TreePanelProps {
  find: Ref<HTMLInputElement> | undefined;
  stories: readonly ReviewStory[];
  decisions: Decisions;
  selected: string | null;
  search: string;
  /** Whether a status filter is active. */
  narrowed: boolean;
  onSearch: (search: string) => void;
  onSelect: (story: string) => void;
  /** Called on Enter in the search box, to open the first match. */
  onFirst: (search: string) => void;
  onWiden: () => void;
}
