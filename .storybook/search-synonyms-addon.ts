// No JSX: the workbench has its own, older React, and JSX would be compiled for ours.
import { createElement, Fragment, type ReactNode, useEffect } from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { rankSearchResults, type SearchEntry } from './rank-search-results.ts';

/**
 * Makes Storybook's search find pages by their synonyms. The entries are changed in place: with the manager's
 * `updateDocs`, each of 80 pages would render the sidebar again.
 */
export function SearchSynonyms({ children }: { children?: ReactNode }) {
  const { filteredIndex } = useStorybookState();
  useEffect(() => {
    if (filteredIndex) rankSearchResults(filteredIndex as Record<string, SearchEntry>);
  }, [filteredIndex]);
  useEffect(() => {
    document.addEventListener('keydown', openFirstResult);
    return () => document.removeEventListener('keydown', openFirstResult);
  }, []);
  return createElement(Fragment, null, children);
}

/** Storybook highlights no result before an arrow key is pressed, so Enter alone would do nothing. */
function openFirstResult({ key, target, isComposing }: KeyboardEvent): void {
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.id !== 'storybook-explorer-searchfield' || target.value.trim() === '') return;
  if (target.getAttribute('aria-activedescendant')) return;
  document.querySelector<HTMLElement>('[role="option"][data-id]')?.click();
}
