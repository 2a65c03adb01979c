import { afterEach, expect, test } from 'vitest';
import { captureFocus } from './capture-focus.ts';
import { lockScroll } from './lock-scroll.ts';
import { makeOutsideInert } from './make-outside-inert.ts';

const root = document.documentElement;

function body(html: string) {
  document.body.innerHTML = html;
  return (id: string) => document.getElementById(id) as HTMLElement;
}

afterEach(() => {
  document.body.innerHTML = '';
  root.removeAttribute('style');
});

test('MODAL-7 locks the page until the last overlay has closed, in any order', () => {
  root.style.overflow = 'clip';
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(root.style.overflow).toBe('hidden');
  second();
  expect(root.style.overflow).toBe('clip');
});

test('MODAL-7 leaves no empty style attribute behind', () => {
  lockScroll()();
  expect(root.hasAttribute('style')).toBe(false);
});

test('MODAL-7 only the topmost overlay is active, and the one below becomes active when it closes', () => {
  const get = body('<main id="page"></main><div id="lower"></div><div id="upper"></div>');
  const inert = () => ['page', 'lower', 'upper'].filter((id) => get(id).hasAttribute('inert'));
  const lower = makeOutsideInert(get('lower'));
  expect(inert()).toEqual(['page', 'upper']);
  const upper = makeOutsideInert(get('upper'));
  expect(inert()).toEqual(['page', 'lower']);
  upper();
  expect(inert()).toEqual(['page', 'upper']);
  lower();
  expect(inert()).toEqual([]);
});

test('MODAL-7 the lower overlay can close first', () => {
  const get = body('<main id="page"></main><div id="lower"></div><div id="upper"></div>');
  const lower = makeOutsideInert(get('lower'));
  const upper = makeOutsideInert(get('upper'));
  lower();
  expect(get('page').hasAttribute('inert')).toBe(true);
  upper();
  expect(document.querySelector('[inert]')).toBeNull();
});

test('MODAL-7 the focus returns to the opener, or to the nearest heading if the opener has been removed', () => {
  const get = body(
    '<h1 id="far">Shop</h1><section><h2 id="near">Orders</h2><p><button id="opener">Cancel</button></p></section>',
  );
  const restoreFocus = captureFocus(get('opener'));
  restoreFocus(null);
  expect(document.activeElement).toBe(get('opener'));
  get('opener').parentElement?.remove();
  restoreFocus(null);
  expect(document.activeElement).toBe(get('near'));
});

test('MODAL-7 does not move the focus without an opener', () => {
  body('<h1>Shop</h1>');
  captureFocus(document.body)(null);
  expect(document.activeElement).toBe(document.body);
});

test('MODAL-7 moves the focus out of the overlay, but never away from a field outside', () => {
  const get = body(
    '<button id="opener"></button><input id="field"><div id="overlay"><input id="inside"></div>',
  );
  const restoreFocus = captureFocus(get('opener'));
  get('inside').focus();
  restoreFocus(get('overlay'));
  expect(document.activeElement).toBe(get('opener'));
  get('field').focus();
  restoreFocus(get('overlay'));
  expect(document.activeElement).toBe(get('field'));
});

test('MODAL-7 the focus stays after a navigation, but returns after a change of filters', () => {
  const get = body('<button id="opener"></button><div id="overlay"></div>');
  const start = location.href;
  const restoreFocus = captureFocus(get('opener'));
  history.pushState(null, '', '/another-page');
  restoreFocus(get('overlay'));
  expect(document.activeElement).toBe(document.body);
  history.pushState(null, '', `${new URL(start).pathname}?color=teak`);
  restoreFocus(get('overlay'));
  expect(document.activeElement).toBe(get('opener'));
  history.pushState(null, '', start);
});

test('MODAL-7 can move the focus to another element than the opener', () => {
  const get = body('<button id="opener"></button><button id="preferred"></button><div id="overlay"></div>');
  captureFocus(get('opener'))(get('overlay'), get('preferred'));
  expect(document.activeElement).toBe(get('preferred'));
});
