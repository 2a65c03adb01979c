import { expect, test } from 'vitest';
import { stripClosedContent } from './strip-closed-content.ts';

test('empties a closed element and keeps the element itself', () => {
  expect(
    stripClosedContent('<p>a</p><dialog id="m" popover="auto" class="x"><p class="y">b</p></dialog><p>c</p>'),
  ).toBe('<p>a</p><dialog id="m" popover="auto" class="x"></dialog><p>c</p>');
  expect(stripClosedContent('<div hidden=""><b>a</b></div>b')).toBe('<div hidden=""></div>b');
});

test('finds the end of an element with nested elements', () => {
  const panel =
    '<div class="p" data-slot="mega-menu-panel"><div><div hidden="">a</div></div><div>b</div></div>';
  expect(stripClosedContent(`<li>${panel}</li><div>c</div>`)).toBe(
    '<li><div class="p" data-slot="mega-menu-panel"></div></li><div>c</div>',
  );
});

test('keeps open elements, even if their text mentions closed ones', () => {
  const html = '<div data-slot="panel" class="hidden">popover="auto" hidden=""</div>';
  expect(stripClosedContent(html)).toBe(html);
});

test('leaves an element without an end tag unchanged', () => {
  expect(stripClosedContent('<div hidden="">a<p>b</p>')).toBe('<div hidden="">a<p>b</p>');
});
