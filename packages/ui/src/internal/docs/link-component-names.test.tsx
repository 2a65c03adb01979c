import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linkComponentNames } from './link-component-names.tsx';

const pages = new Map(
  ['AlertDialog', 'Carousel', 'Card', 'Field', 'Link', 'RadioCards', 'Toast'].map((name) => [
    name,
    `./${name}`,
  ]),
);

/** Returns the text and the target of each link. */
function linksIn(text: string) {
  const { container, unmount } = render(<p>{linkComponentNames(text, pages)}</p>);
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const shown = container.textContent;
  unmount();
  return { links, shown };
}

test('links every component that a text names, and changes nothing else', () => {
  const text = 'for an action that cannot be undone: AlertDialog, or a Toast with Undo';
  expect(linksIn(text)).toEqual({
    links: [
      ['AlertDialog', './AlertDialog'],
      ['Toast', './Toast'],
    ],
    shown: text,
  });
});

test('links a name in backticks, and leaves other code as it is', () => {
  const { links, shown } = linksIn('a `Toast` with `duration`');
  expect(links).toEqual([['Toast', './Toast']]);
  expect(shown).toBe('a Toast with duration');
});

test('a part leads to the page of its component, and so does a plural', () => {
  expect(linksIn('FieldError, a row of Links, CardCarousel').links).toEqual([
    ['FieldError', './Field'],
    ['Links', './Link'],
    ['CardCarousel', './Carousel'],
  ]);
});

test('a whole name is preferred to its beginning, and lower case is a word', () => {
  expect(linksIn('RadioCards with a card for each').links).toEqual([['RadioCards', './RadioCards']]);
  expect(linksIn('JavaScript, Undo, a link in the Gallery').links).toEqual([]);
});
