import { expect, test } from 'vitest';
import { createCriticalCss } from './critical-css.ts';

const stylesOf = (sheet: string, html: string) => createCriticalCss(sheet)(html);

test('a rule stays where the document has its class, and goes where it has not', () => {
  expect(stylesOf('.a{top:0}.b{top:1px}', '<p class="b c">')).toBe('.b{top:1px}');
});

test('what names no class stays, in its order', () => {
  const sheet = '@layer theme,base;:root{--x:1px}html{margin:var(--x)}@font-face{src:url(/a.b.woff2)}';
  expect(stylesOf(sheet, '<p>')).toBe(sheet);
});

test('a group stays with what is left in it, and goes with the last of it', () => {
  const sheet = '@media (width>=48rem){.a{top:0}.b{top:1px}}@layer x{@supports (top:0){.c{top:0}}}';
  expect(stylesOf(sheet, '<p class="a">')).toBe('@media (width>=48rem){.a{top:0}}');
});

test('of several selectors one is enough', () => {
  expect(stylesOf('.a,.b:hover{top:0}', '<p class="b">')).toBe('.a,.b:hover{top:0}');
});

test.each([
  ['.md\\:w-\\[1\\.5px\\]{top:0}', 'md:w-[1.5px]'],
  ['.\\[\\&\\>a\\]\\:x>a{top:0}', '[&amp;&gt;a]:x'],
])('escapes mean the same in %s and in the document', (rule, name) => {
  expect(stylesOf(rule, `<p class="${name}">`)).toBe(rule);
  expect(stylesOf(rule, '<p class="x">')).toBe('');
});

test('in brackets, one selector has to be met; of several, or behind :not and :has, nothing does', () => {
  expect(stylesOf(':is(:where(.g)[data-open] .a){top:0}', '<p class="a">')).toBe('');
  expect(stylesOf(':is(.g .a){top:0}', '<p class="g"><p class="a">')).toBe(':is(.g .a){top:0}');
  for (const sheet of ['.a:is(.b,.c){top:0}', '.a:not(.b){top:0}', '.a:has(.b){top:0}']) {
    expect(stylesOf(sheet, '<p class="a">')).toBe(sheet);
  }
});

test('a rule for a state that only React sets waits for the whole sheet', () => {
  const sheet = '.a[data-state=open]{top:0}.a[data-state=closed]{top:1px}.a:where([dir=rtl] *){top:2px}';
  expect(stylesOf(sheet, '<p class="a" data-state="closed">')).toBe('.a[data-state=closed]{top:1px}');
});

test('a rule for what the head script or the browser sets is there from the start', () => {
  const sheet =
    '.a:where([data-theme=dark] *){top:0}.a[open]{top:1px}.a[aria-expanded=true]{top:2px}:root[data-fonts]{top:3px}';
  expect(stylesOf(sheet, '<p class="a">')).toBe(sheet);
});

test('a face goes where nothing names it', () => {
  const face = '@font-face{font-family:Tiro headline;src:url(/a.woff2)}';
  const sheet = `${face}:root{--words:"Tiro headline"}.a{font-family:var(--words)}`;
  expect(stylesOf(sheet, '<p class="a">')).toBe(sheet);
  expect(stylesOf(sheet, '<p>')).not.toContain('Tiro');
});

test("Tailwind's variables that nothing sets are written as what they are, and their registrations go", () => {
  const sheet =
    '@layer properties{@supports (x:y){*,:before{--tw-a:solid;--tw-b:initial}}}.a{border-style:var(--tw-a);transition:top var(--tw-b,cubic-bezier(0, 0, 1, 1))}.b{--tw-a:dashed}@property --tw-a{syntax:"*";inherits:false;initial-value:solid}@property --tw-b{syntax:"*";inherits:false}';
  expect(stylesOf(sheet, '<p class="a">')).toBe(
    '.a{border-style:solid;transition:top cubic-bezier(0, 0, 1, 1)}',
  );
  expect(stylesOf(sheet, '<p class="a b">')).toContain('var(--tw-a)');
  expect(stylesOf(sheet, '<p class="a b">')).toContain('@property --tw-a');
});

test('a variable that nothing reads goes, and so does a movement that nothing makes', () => {
  const sheet = '.a{--tw-w:700;font-weight:700}.b{animation:run 1s}@keyframes run{to{top:0}}';
  expect(stylesOf(sheet, '<p class="a">')).toBe('.a{font-weight:700}');
  expect(stylesOf(sheet, '<p class="b">')).toContain('@keyframes run{to{top:0}}');
});

test('a token stays where a rule or an inline style reads it', () => {
  const sheet = ':root{--a:0;--b:1px;--c:2px}p{top:var(--b)}';
  expect(stylesOf(sheet, '<p>')).toBe(':root{--b:1px;}p{top:var(--b)}');
  expect(stylesOf(sheet, '<p style="left:var(--c)">')).toBe(':root{--b:1px;--c:2px}p{top:var(--b)}');
});

test('what is for paper, for a pointer, for an opening or for more contrast waits for the whole sheet, wherever it stands', () => {
  expect(stylesOf('@media print{.a{top:0}}.a{top:1px}', '<p class="a">')).toBe('.a{top:1px}');
  const sheet =
    '@layer x{@media (hover:hover){.a:hover{top:0}}@starting-style{.a{top:0}}.a{top:1px}' +
    '@media (prefers-contrast:more) and (prefers-color-scheme:dark){.a{top:2px}}}';
  expect(stylesOf(sheet, '<p class="a">')).toBe('@layer x{.a{top:1px}}');
});

test('what every browser can is not asked for again', () => {
  const mixed = '.a{fill:color-mix(in oklab, red 55%, blue)}';
  const sheet = `@supports (color:color-mix(in lab, red, red)){${mixed}.b{fill:red}}@supports (gap:1px){.a{gap:1px}}`;
  expect(createCriticalCss(sheet)('<p class="a">')).toBe(`${mixed}@supports (gap:1px){.a{gap:1px}}`);
});

test('of what is closed, only that it is', () => {
  const html = '<div popover="auto" class="a"><p class="b"></p></div>';
  expect(stylesOf('.a{top:0}.b{top:1px}', html)).toBe('.a{top:0}');
});
