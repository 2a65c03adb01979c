// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { findElement, type Query } from './find-element.ts';

beforeEach(() => {
  // jsdom lays nothing out: each element is a box of the same size, and the point belongs to the first button.
  Element.prototype.getBoundingClientRect = () => new DOMRect(10, 20, 100, 40);
  // Its computed style lacks initial values.
  document.head.innerHTML = '<style>* { opacity: 1 }</style>';
  document.getAnimations = () => [];
  document.elementFromPoint = () => document.querySelector('button');
});

function find(html: string, query: Query) {
  document.body.innerHTML = html;
  return findElement(query, false);
}

test.each([
  [
    'its text, without what is hidden',
    '<button>Pay <b hidden>a lot</b><i aria-hidden="true">!</i> now</button>',
  ],
  ['its label', '<button aria-label="Pay now">x</button>'],
  [
    'the elements that it names',
    '<b id="a">Pay</b><b id="b">now</b><button aria-labelledby="a b">x</button>',
  ],
  ['the text of its image', '<button><img alt="Pay now"></button>'],
])('a button is found by %s', (_, html) => {
  expect(find(html, { role: 'button', name: 'Pay now' })).toMatchObject({
    appearance: 'visible',
    cover: 'free',
    point: { x: 60, y: 40 },
  });
});

test('a field is found by its label, within a group by its legend', () => {
  const door = '<fieldset><legend>The door</legend><label>Width<input value="75"></label></fieldset>';
  const stairs = '<fieldset><legend>The stairs</legend><label>Width<input value="90"></label></fieldset>';
  const within: Query = { role: 'group', name: { pattern: '^The stairs' } };
  expect(find(door + stairs, { role: 'textbox', name: 'Width', within }).value).toBe('90');
});

test('a text is found in the innermost element', () => {
  expect(find('<p><b>Only</b> <span>2 left</span></p>', { role: 'text', name: 'Only 2 left' }).text).toBe(
    'Only 2 left',
  );
  expect(find('<p><span>2 left</span></p>', { role: 'text', name: '2 left' }).appearance).toBe('visible');
});

test('a panel that is open but transparent is not visible', () => {
  const panel = (opacity: number) =>
    find(`<div style="opacity: ${opacity}"><div role="dialog" aria-label="Colour"></div></div>`, {
      role: 'dialog',
      name: 'Colour',
    }).appearance;
  expect(panel(0)).toBe('transparent: opacity 0');
  expect(panel(0.8)).toBe('transparent: opacity 0.8');
  expect(panel(1)).toBe('visible');
});

test('prefers a visible element to one of the same name that is hidden', () => {
  const html = '<button style="visibility: hidden" value="1">Menu</button><button value="2">Menu</button>';
  expect(find(html, { role: 'button', name: 'Menu' }).value).toBe('2');
});

test('says what covers the point', () => {
  const state = find('<button class="bar"></button><a href="/">Home</a>', { role: 'link', name: 'Home' });
  expect(state.cover).toBe('covered by <button class="bar"></button>');
});

test('says that there is no such element', () => {
  expect(find('<button>Menu</button>', { role: 'link', name: 'Menu' }).appearance).toBe('absent');
});
