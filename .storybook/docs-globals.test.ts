import { expect, test } from 'vitest';
import { withGlobals } from './docs-globals.ts';

const initial = { theme: 'light', direction: 'ltr', sides: 'one' };
const story = 'http://localhost:6006/iframe.html?id=components-modal--default&viewMode=story';
const globalsOf = (url: string) => new URL(url).searchParams.get('globals');

test('the URL of a framed story carries the globals that differ from the initial ones', () => {
  expect(globalsOf(withGlobals(story, { ...initial, direction: 'rtl' }, initial))).toBe('direction:rtl');
  const both = withGlobals(story, { ...initial, theme: 'dark', direction: 'rtl' }, initial);
  expect(globalsOf(both)).toBe('theme:dark;direction:rtl');
});

test('the URL stays as it is with the initial globals, so that the frame is not loaded again', () => {
  expect(withGlobals(story, initial, initial)).toBe(story);
  expect(withGlobals(withGlobals(story, { ...initial, theme: 'dark' }, initial), initial, initial)).toBe(
    story,
  );
});

test('a framed story is shown once, even if the toolbar shows both themes side by side', () => {
  expect(withGlobals(story, { ...initial, sides: 'both' }, initial)).toBe(story);
});
