// No JSX: the workbench has its own, older React, and JSX would be compiled for ours.
import { createElement, Fragment, type ReactNode, useEffect } from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { searchSynonyms } from './search-synonyms.ts';
import { toComponentId } from './to-component-id.ts';

/**
 * Makes Storybook's search find pages by their synonyms. The search looks through names, paths, and the titles of
 * `anchors`, which Storybook fills only with an experimental feature; nothing else reads them. The names in the sidebar
 * stay as they are. The entries are changed in place: with the manager's `updateDocs`, each of 80 pages would render the
 * sidebar again.
 */
export function SearchSynonyms({ children }: { children?: ReactNode }) {
  const { filteredIndex } = useStorybookState();
  useEffect(() => {
    for (const [title, synonyms] of Object.entries(searchSynonyms)) {
      const entry = filteredIndex?.[`${toComponentId(title)}--docs`];
      if (entry) Object.assign(entry, { anchors: synonyms.map((synonym) => ({ id: '', title: synonym })) });
    }
  }, [filteredIndex]);
  return createElement(Fragment, null, children);
}
