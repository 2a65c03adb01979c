import { expect, test } from 'vitest';
import { createCriticalCssExtractor } from './create-critical-css-extractor.ts';

const stylesOf = (sheet: string, html: string) => createCriticalCssExtractor(sheet)(html);

test('keeps a rule if the document has its class, and drops it otherwise', () => {
  expect(stylesOf('.a{top:0}.b{top:1px}', '<p class="b c">')).toBe('.b{top:1px}');
});

test('keeps rules without classes, in order', () => {
  const sheet = '@layer theme,base;:root{--x:1px}html{margin:var(--x)}@font-face{src:url(/a.b.woff2)}';
  expect(stylesOf(sheet, '<p>')).toBe(sheet);
});

test('keeps a group with its remaining rules, and drops an empty one', () => {
  const sheet = '@media (width>=48rem){.a{top:0}.b{top:1px}}@layer x{@supports (top:0){.c{top:0}}}';
  expect(stylesOf(sheet, '<p class="a">')).toBe('@media (width>=48rem){.a{top:0}}');
});

test('keeps a rule if one of its selectors matches', () => {
  expect(stylesOf('.a,.b:hover{top:0}', '<p class="b">')).toBe('.a,.b:hover{top:0}');
});

test.each([
  ['.md\\:w-\\[1\\.5px\\]{top:0}', 'md:w-[1.5px]'],
  ['.\\[\\&\\>a\\]\\:x>a{top:0}', '[&amp;&gt;a]:x'],
])('matches the escaped class name of %s in the document', (rule, name) => {
  expect(stylesOf(rule, `<p class="${name}">`)).toBe(rule);
  expect(stylesOf(rule, '<p class="x">')).toBe('');
});

test('requires a match in :is() with one selector, but not with several or in :not() or :has()', () => {
  expect(stylesOf(':is(:where(.g)[data-open] .a){top:0}', '<p class="a">')).toBe('');
  expect(stylesOf(':is(.g .a){top:0}', '<p class="g"><p class="a">')).toBe(':is(.g .a){top:0}');
  for (const sheet of ['.a:is(.b,.c){top:0}', '.a:not(.b){top:0}', '.a:has(.b){top:0}']) {
    expect(stylesOf(sheet, '<p class="a">')).toBe(sheet);
  }
});

test('drops rules for states that only React sets later', () => {
  const sheet = '.a[data-state=open]{top:0}.a[data-state=closed]{top:1px}.a:where([dir=rtl] *){top:2px}';
  expect(stylesOf(sheet, '<p class="a" data-state="closed">')).toBe('.a[data-state=closed]{top:1px}');
});

test('keeps rules for states that the head script or the browser sets', () => {
  const sheet =
    '.a:where([data-theme=dark] *){top:0}.a[open]{top:1px}.a[aria-expanded=true]{top:2px}:root[data-fonts]{top:3px}';
  expect(stylesOf(sheet, '<p class="a">')).toBe(sheet);
});

test('drops a font face that nothing uses', () => {
  const face = '@font-face{font-family:Tiro headline;src:url(/a.woff2)}';
  const sheet = `${face}:root{--words:"Tiro headline"}.a{font-family:var(--words)}`;
  expect(stylesOf(sheet, '<p class="a">')).toBe(sheet);
  expect(stylesOf(sheet, '<p>')).not.toContain('Tiro');
});

test("inlines Tailwind's variables that nothing sets, and drops their registrations", () => {
  const sheet =
    '@layer properties{@supports (x:y){*,:before{--tw-a:solid;--tw-b:initial}}}.a{border-style:var(--tw-a);transition:top var(--tw-b,cubic-bezier(0, 0, 1, 1))}.b{--tw-a:dashed}@property --tw-a{syntax:"*";inherits:false;initial-value:solid}@property --tw-b{syntax:"*";inherits:false}';
  expect(stylesOf(sheet, '<p class="a">')).toBe(
    '.a{border-style:solid;transition:top cubic-bezier(0, 0, 1, 1)}',
  );
  expect(stylesOf(sheet, '<p class="a b">')).toContain('var(--tw-a)');
  expect(stylesOf(sheet, '<p class="a b">')).toContain('@property --tw-a');
});

test('drops variables and keyframes that nothing uses', () => {
  const sheet = '.a{--tw-w:700;font-weight:700}.b{animation:run 1s}@keyframes run{to{top:0}}';
  expect(stylesOf(sheet, '<p class="a">')).toBe('.a{font-weight:700}');
  expect(stylesOf(sheet, '<p class="b">')).toContain('@keyframes run{to{top:0}}');
});

test('keeps a token that a rule or an inline style uses', () => {
  const sheet = ':root{--a:0;--b:1px;--c:2px}p{top:var(--b)}';
  expect(stylesOf(sheet, '<p>')).toBe(':root{--b:1px;}p{top:var(--b)}');
  expect(stylesOf(sheet, '<p style="left:var(--c)">')).toBe(':root{--b:1px;--c:2px}p{top:var(--b)}');
});

test('drops rules for print, hover, starting styles and more contrast, even in nested groups', () => {
  expect(stylesOf('@media print{.a{top:0}}.a{top:1px}', '<p class="a">')).toBe('.a{top:1px}');
  const sheet =
    '@layer x{@media (hover:hover){.a:hover{top:0}}@starting-style{.a{top:0}}.a{top:1px}' +
    '@media (prefers-contrast:more) and (prefers-color-scheme:dark){.a{top:2px}}}';
  expect(stylesOf(sheet, '<p class="a">')).toBe('@layer x{.a{top:1px}}');
});

test('unwraps @supports conditions that every browser meets', () => {
  const mixed = '.a{fill:color-mix(in oklab, red 55%, blue)}';
  const sheet = `@supports (color:color-mix(in lab, red, red)){${mixed}.b{fill:red}}@supports (gap:1px){.a{gap:1px}}`;
  expect(createCriticalCssExtractor(sheet)('<p class="a">')).toBe(`${mixed}@supports (gap:1px){.a{gap:1px}}`);
});

test('drops rules for the content of closed elements', () => {
  const html = '<div popover="auto" class="a"><p class="b"></p></div>';
  expect(stylesOf('.a{top:0}.b{top:1px}', html)).toBe('.a{top:0}');
});
