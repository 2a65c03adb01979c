import { expect, test } from 'vitest';
import { stripClosedContent } from './strip-closed-content.ts';

test('what is closed is emptied and keeps its own element', () => {
  expect(
    stripClosedContent('<p>a</p><dialog id="m" popover="auto" class="x"><p class="y">b</p></dialog><p>c</p>'),
  ).toBe('<p>a</p><dialog id="m" popover="auto" class="x"></dialog><p>c</p>');
  expect(stripClosedContent('<div hidden=""><b>a</b></div>b')).toBe('<div hidden=""></div>b');
});

test('it ends where it ends, whatever stands in it', () => {
  const panel =
    '<div class="p" data-slot="mega-menu-panel"><div><div hidden="">a</div></div><div>b</div></div>';
  expect(stripClosedContent(`<li>${panel}</li><div>c</div>`)).toBe(
    '<li><div class="p" data-slot="mega-menu-panel"></div></li><div>c</div>',
  );
});

test('what is open stays, also where its words speak of what is closed', () => {
  const html = '<div data-slot="panel" class="hidden">popover="auto" hidden=""</div>';
  expect(stripClosedContent(html)).toBe(html);
});

test('an element without an end empties nothing', () => {
  expect(stripClosedContent('<div hidden="">a<p>b</p>')).toBe('<div hidden="">a<p>b</p>');
});
