import { expect, test } from 'vitest';
import { formatPermalink, parsePermalink } from './permalink.ts';

test('BENCH-4 a permalink restores the story, the mode, the view and the filter', () => {
  const place = {
    story: 'components-button--default',
    mode: '1280-light',
    view: 'slider',
    filter: 'new',
  } as const;
  expect(formatPermalink(place)).toBe('#/components-button--default/1280-light/slider?only=new');
  expect(parsePermalink(formatPermalink(place))).toEqual(place);
});

test('BENCH-4 names with special characters survive the URL', () => {
  const place = { story: 'a/b?c#d--বাংলা', mode: '1280-light', view: 'blink', filter: 'all' } as const;
  expect(parsePermalink(formatPermalink(place))).toEqual(place);
});

test('BENCH-4 an empty link and an unknown view or filter fall back to the defaults', () => {
  const beginning = { story: null, mode: null, view: 'side-by-side', filter: 'all' };
  expect(parsePermalink('')).toEqual(beginning);
  expect(parsePermalink('#/')).toEqual(beginning);
  expect(parsePermalink('#/%E0%A4%A/x/upside-down?only=everything')).toEqual({
    ...beginning,
    story: '%E0%A4%A',
    mode: 'x',
  });
});
