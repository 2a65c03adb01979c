import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { MegaMenu, type MegaMenuProps } from './mega-menu.tsx';

const items: MegaMenuProps['items'] = [
  {
    id: 'living',
    label: 'Living',
    href: '/living',
    children: [
      {
        id: 'sofas',
        label: 'Sofas',
        href: '/sofas',
        children: [
          { id: 'two', label: '2-Seater', href: '/two' },
          { id: 'three', label: '3-Seater', href: '/three', description: 22 },
        ],
      },
      {
        id: 'chairs',
        label: 'Chairs',
        href: '/chairs',
        children: [{ id: 'rocking', label: 'Rocking', href: '/rocking' }],
      },
    ],
  },
  {
    id: 'bedroom',
    label: 'Bedroom',
    href: '/bedroom',
    children: [
      { id: 'beds', label: 'Beds', href: '/beds', children: [{ id: 'king', label: 'King', href: '/king' }] },
    ],
  },
  { id: 'new', label: 'New', href: '/new' },
];

/** jsdom logs an error instead of following a link. The tests check whether the link would have been followed. */
const followed = vi.fn();
function follow(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && !event.defaultPrevented) followed(link.getAttribute('href'));
  event.preventDefault();
}

const show = (props: Partial<MegaMenuProps> = {}) => render(<MegaMenu items={items} {...props} />);
const getEntryLink = (name: string) => screen.getByRole('link', { name });
const toggle = (name: string) => screen.getByRole('button', { name: `Show ${name}` });
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';

function press(element: Element, pointerType: 'mouse' | 'touch', init: MouseEventInit = {}) {
  fireEvent(element, pointer('pointerdown', pointerType));
  fireEvent.click(element, { detail: 1, ...init });
}
function hover(element: Element) {
  fireEvent(element, pointer('pointermove', 'mouse'));
}
/** jsdom has no `PointerEvent`. */
function pointer(type: string, pointerType: string) {
  return Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType });
}

beforeEach(() => {
  followed.mockReset();
  document.addEventListener('click', follow);
  return () => {
    document.removeEventListener('click', follow);
    vi.useRealTimers();
  };
});

describeConformance('MegaMenu', (props) => <MegaMenu items={items} {...props} />, {
  slot: 'mega-menu',
  element: 'nav',
});

describe('NAV-3 in the HTML', () => {
  test('NAV-3 server-rendered HTML has every link of all three levels, with an "All" link for each title', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<MegaMenu items={items} />);
    const links = [...html.querySelectorAll('a')].map(
      (link) => `${link.textContent} ${link.getAttribute('href')}`,
    );
    expect(links).toEqual([
      'Living /living',
      'All Sofas /sofas',
      '2-Seater /two',
      '3-Seater22 /three',
      'All Chairs /chairs',
      'Rocking /rocking',
      'All Living /living',
      'Bedroom /bedroom',
      'All Beds /beds',
      'King /king',
      'All Bedroom /bedroom',
      'New /new',
    ]);
  });

  test('NAV-4 closed panels are inert only after hydration, so that they open without JavaScript', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<MegaMenu items={items} />);
    expect(container.querySelectorAll('[inert]')).toHaveLength(0);
    expect(container.querySelector('nav')?.hasAttribute('data-hydrated')).toBe(false);
    render(<MegaMenu items={items} />, { container, hydrate: true });
    expect(container.querySelectorAll('[inert]')).toHaveLength(2);
    expect(container.querySelector('nav')?.hasAttribute('data-hydrated')).toBe(true);
  });

  test('NAV-4 a panel opened by focus before hydration stays open', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<MegaMenu items={items} />);
    container.querySelector<HTMLElement>('[data-value=bedroom] [data-has-panel]')?.focus();
    render(<MegaMenu items={items} />, { container, hydrate: true });
    expect(isOpen('Bedroom')).toBe(true);
    expect(isOpen('Living')).toBe(false);
  });

  test('only entries with a panel have a button and `data-has-panel`', () => {
    const { container } = show();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect([...container.querySelectorAll('[data-has-panel]')].map((link) => link.textContent)).toEqual([
      'Living',
      'Bedroom',
    ]);
  });

  test('follows the direction of the page, and sets `dir` only if it is passed', () => {
    const { container, rerender } = show();
    expect(container.querySelectorAll('[dir]')).toHaveLength(0);
    rerender(<MegaMenu items={items} dir="rtl" />);
    expect(container.querySelector('nav')?.getAttribute('dir')).toBe('rtl');
  });
});

describe('NAV-3 deferred panels', () => {
  const menu = <MegaMenu items={items} defer />;

  test('NAV-3 the links are in a `<noscript>` and are not rendered on the client', () => {
    const html = renderToString(menu);
    expect(html).toMatch(/<noscript>.*href="\/three".*<\/noscript>/);
    const { container } = render(menu);
    expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Living',
      'Bedroom',
      'New',
    ]);
  });

  test('NAV-3 an opened panel has its links and keeps them when it closes; the others have none', () => {
    vi.useFakeTimers();
    const { container } = render(menu);
    const links = () => [...container.querySelectorAll('[data-slot=mega-menu-panel] a')].length;
    hover(getEntryLink('Living'));
    act(() => vi.advanceTimersByTime(160));
    expect(links()).toBe(6);
    fireEvent.keyDown(getEntryLink('Living'), { key: 'Escape' });
    expect(isOpen('Living')).toBe(false);
    expect(links()).toBe(6);
  });

  test('NAV-3 ArrowDown moves to the first link of a panel that was never open', () => {
    render(menu);
    getEntryLink('Bedroom').focus();
    fireEvent.keyDown(getEntryLink('Bedroom'), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('All Beds');
  });
});

describe('NAV-4 mouse', () => {
  test('NAV-4 a click on an entry follows its link, closes the panel and keeps it closed for a second', () => {
    vi.useFakeTimers();
    show();
    hover(getEntryLink('Living'));
    act(() => vi.advanceTimersByTime(160));
    expect(isOpen('Living')).toBe(true);
    press(getEntryLink('Living'), 'mouse');
    expect(followed).toHaveBeenCalledExactlyOnceWith('/living');
    expect(isOpen('Living')).toBe(false);

    act(() => vi.advanceTimersByTime(999));
    hover(getEntryLink('Living'));
    act(() => vi.advanceTimersByTime(500));
    expect(isOpen('Living')).toBe(false);
    hover(getEntryLink('Living'));
    act(() => vi.advanceTimersByTime(160));
    expect(isOpen('Living')).toBe(true);
  });

  test('NAV-4 a click on a link of the panel follows it and closes the panel', () => {
    show({ defaultValue: 'living' });
    press(getEntryLink('Rocking'), 'mouse');
    expect(followed).toHaveBeenCalledExactlyOnceWith('/rocking');
    expect(isOpen('Living')).toBe(false);
  });

  test('a click that opens a new tab leaves the panel open', () => {
    show({ defaultValue: 'living' });
    press(getEntryLink('Rocking'), 'mouse', { ctrlKey: true });
    expect(isOpen('Living')).toBe(true);
  });

  test('a press outside closes the panel', () => {
    show({ defaultValue: 'living' });
    fireEvent(document.body, pointer('pointerdown', 'mouse'));
    expect(isOpen('Living')).toBe(false);
  });
});

describe('NAV-4 touch', () => {
  test('NAV-4 the first tap on an entry opens it, the next closes it, and neither follows the link', () => {
    show();
    press(getEntryLink('Living'), 'touch');
    expect(isOpen('Living')).toBe(true);
    press(getEntryLink('Living'), 'touch');
    expect(isOpen('Living')).toBe(false);
    expect(followed).not.toHaveBeenCalled();
  });

  test('NAV-4 a tap works during the pause after a click', () => {
    show();
    press(getEntryLink('New'), 'mouse');
    press(getEntryLink('Living'), 'touch');
    expect(isOpen('Living')).toBe(true);
  });

  test('NAV-4 a tap on a link of the panel, or on an entry without one, follows it', () => {
    show({ defaultValue: 'living' });
    press(getEntryLink('2-Seater'), 'touch');
    press(getEntryLink('New'), 'touch');
    expect(followed.mock.calls).toEqual([['/two'], ['/new']]);
    expect(isOpen('Living')).toBe(false);
  });

  test('a finger that moves over an entry opens nothing', () => {
    vi.useFakeTimers();
    show();
    fireEvent(getEntryLink('Living'), pointer('pointermove', 'touch'));
    act(() => vi.advanceTimersByTime(1000));
    expect(isOpen('Living')).toBe(false);
  });
});

describe('NAV-4 keyboard', () => {
  test('NAV-4 the button toggles at once, even during the pause after a click', () => {
    show();
    press(getEntryLink('New'), 'mouse');
    fireEvent.keyDown(toggle('Living'), { key: 'Enter' });
    fireEvent.click(toggle('Living'));
    expect(isOpen('Living')).toBe(true);
    fireEvent.keyDown(toggle('Living'), { key: ' ' });
    fireEvent.click(toggle('Living'));
    expect(isOpen('Living')).toBe(false);
  });

  test('Enter on an entry follows its link', () => {
    show();
    fireEvent.keyDown(getEntryLink('Living'), { key: 'Enter' });
    fireEvent.click(getEntryLink('Living'));
    expect(followed).toHaveBeenCalledExactlyOnceWith('/living');
    expect(isOpen('Living')).toBe(false);
  });

  test('Escape closes the panel and moves the focus to its button', () => {
    show({ defaultValue: 'living' });
    getEntryLink('Rocking').focus();
    fireEvent.keyDown(getEntryLink('Rocking'), { key: 'Escape' });
    expect(isOpen('Living')).toBe(false);
    expect(document.activeElement).toBe(toggle('Living'));
  });

  test('Escape does not move the focus if it is outside the panel', () => {
    show({ defaultValue: 'living' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('Living')).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  test('ArrowDown opens the panel and moves into it, ArrowUp moves back', () => {
    show();
    getEntryLink('Bedroom').focus();
    fireEvent.keyDown(getEntryLink('Bedroom'), { key: 'ArrowDown' });
    expect(isOpen('Bedroom')).toBe(true);
    expect(document.activeElement?.textContent).toBe('All Beds');
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(getEntryLink('Bedroom'));
  });

  test.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)('in %s %s moves to the next group and %s back', (dir, forward, backward) => {
    show({ defaultValue: 'living', dir });
    getEntryLink('3-Seater22').focus();
    fireEvent.keyDown(document.activeElement as Element, { key: forward });
    expect(document.activeElement?.textContent).toBe('All Chairs');
    fireEvent.keyDown(document.activeElement as Element, { key: forward });
    expect(document.activeElement?.textContent).toBe('All Chairs');
    fireEvent.keyDown(document.activeElement as Element, { key: backward });
    expect(document.activeElement?.textContent).toBe('All Sofas');
  });

  test('Home and End move to the first and the last link of the panel', () => {
    show({ defaultValue: 'living' });
    getEntryLink('Rocking').focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
    expect(document.activeElement?.textContent).toBe('All Living');
    fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    expect(document.activeElement?.textContent).toBe('All Sofas');
  });

  test('the panel closes when the focus moves to another entry', () => {
    show({ defaultValue: 'living' });
    getEntryLink('Rocking').focus();
    act(() => getEntryLink('New').focus());
    expect(isOpen('Living')).toBe(false);
  });
});
