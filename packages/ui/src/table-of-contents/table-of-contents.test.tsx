import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { TableOfContents } from './table-of-contents.tsx';

const chapters = [
  { id: 'size', name: 'Size' },
  { id: 'cloth', name: 'Cloth' },
  { id: 'care', name: 'Care' },
];

/** Replaces `IntersectionObserver`, which jsdom lacks, and reports headings that cross the line. */
let report: (passed: Record<string, boolean>) => void;
const disconnect = vi.fn();

beforeEach(() => {
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { target: Element | null; isIntersecting: boolean }[]) => void) {
        report = (passed) =>
          act(() =>
            onChange(
              Object.entries(passed).map(([id, isIntersecting]) => ({
                target: document.getElementById(id),
                isIntersecting,
              })),
            ),
          );
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

describeConformance('TableOfContents', (props) => <TableOfContents chapters={chapters} {...props} />, {
  slot: 'table-of-contents',
  element: 'nav',
});

function Page() {
  return (
    <>
      <TableOfContents chapters={chapters} />
      {chapters.map(({ id, name }) => (
        <h2 key={id} id={id}>
          {name}
        </h2>
      ))}
    </>
  );
}

const marked = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'location');

test('links to the heading of every chapter, in a named landmark', () => {
  render(<TableOfContents chapters={chapters} label="In this letter" />);
  expect(screen.getByRole('navigation', { name: 'In this letter' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#size',
    '#cloth',
    '#care',
  ]);
});

test('marks the last chapter whose heading has passed, and none before the first', () => {
  render(<Page />);
  expect(marked()).toEqual([]);
  report({ size: true, cloth: true, care: false });
  expect(marked().map((link) => link.textContent)).toEqual(['Cloth']);
  report({ cloth: false });
  expect(marked().map((link) => link.textContent)).toEqual(['Size']);
  report({ size: false });
  expect(marked()).toEqual([]);
});

test('stops observing when it unmounts', () => {
  render(<Page />).unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});
