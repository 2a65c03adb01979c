import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { getSidebarLabel } from './rank-search-results.ts';
import { SearchSynonyms } from './search-synonyms-addon.ts';
import { createStorybookTheme, getManagerCssVariables, type Theme } from './theme.ts';
import { ThemeComparison } from './theme-comparison.ts';
import { VersionMenu } from './versions/version-menu.ts';

addons.setConfig({
  theme: applyTheme('light'),
  layout: { navSize: 260 },
  sidebar: { showRoots: true, renderLabel: getSidebarLabel },
});

// The whole workbench follows the theme of the toolbar: a dark story in a bright frame would dazzle the reviewer.
addons.register('piri/workbench', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: applyTheme(globals['theme'] === 'dark' ? 'dark' : 'light') });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);

  addons.add('piri/search-synonyms', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(SearchSynonyms, null, children),
  });
  addons.add('piri/side-by-side', {
    type: types.PREVIEW,
    render: ({ children, storyId }) => createElement(ThemeComparison, { storyId }, children),
  });
  addons.add('piri/versions', {
    type: types.TOOLEXTRA,
    title: 'Version',
    match: ({ tabId }) => !tabId,
    render: () => createElement(VersionMenu),
  });
});

/** Returns Storybook's theme. What it does not cover is styled in `manager-head.html`, with the variables set here. */
function applyTheme(mode: Theme) {
  for (const [name, value] of getManagerCssVariables(mode))
    document.documentElement.style.setProperty(name, value);
  return createStorybookTheme(mode);
}
