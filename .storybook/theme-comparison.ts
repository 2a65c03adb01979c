// No JSX: the workbench has its own, older React, and JSX would be compiled for ours.
import { createElement, type ReactNode, type SyntheticEvent } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { useArgs, useGlobals, useStorybookState } from 'storybook/manager-api';
import { followScroll } from './follow-scroll.ts';

/**
 * Shows the story again in the other theme, beside the first. Both are separate frames, so that their ids, portals and
 * dialogs do not conflict, and a test or a screenshot, which visits a single frame, never contains both. They scroll
 * together.
 */
export function ThemeComparison({ storyId, children }: ThemeComparisonProps) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const [args, , , initialArgs] = useArgs();
  const both = globals['sides'] === 'both';
  const other = globals['theme'] === 'dark' ? 'light' : 'dark';

  const address = new URLSearchParams({
    id: storyId,
    viewMode: viewMode ?? 'story',
    globals: written({ ...globals, theme: other, sides: 'one' }),
    args: viewMode === 'story' ? buildArgsParam(initialArgs, args) : '',
  });
  const side = { flex: 1, minWidth: 0, height: '100%' };
  return createElement(
    'div',
    { style: { display: 'flex', width: '100%', height: '100%' } },
    createElement('div', { style: side }, children),
    both &&
      createElement('iframe', {
        // A new frame for each story: a reused one would keep what was typed into it.
        key: `${address}`,
        title: `The same story, ${other}`,
        onLoad: followFirstFrame,
        srcDoc: room(`iframe.html?${address}`),
        style: { ...side, border: 0, borderInlineStart: '1px solid var(--workbench-border-subtle)' },
      }),
  );
}

interface ThemeComparisonProps {
  storyId: string;
  children?: ReactNode;
}

let stopFollowing: (() => void) | undefined;

/** Runs when the second frame, and so the one inside it, has loaded. */
function followFirstFrame({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  stopFollowing?.();
  const first = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  const second = currentTarget.contentDocument?.querySelector('iframe');
  if (first && second) stopFollowing = followScroll([first, second]);
}

/**
 * Returns a document around the second frame. A preview reports to its parent window: if that were the workbench, it
 * would switch the toolbar to its own theme, and the two would switch back and forth endlessly.
 */
function room(address: string): string {
  const href = address.replaceAll('&', '&amp;');
  return `<!doctype html><html lang="en"><title>The other theme</title><style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}</style><iframe title="The other theme" src="${href}"></iframe></html>`;
}

/** Formats the globals as in a story's URL: `theme:dark;direction:rtl`. */
function written(globals: Record<string, unknown>): string {
  return Object.entries(globals)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
