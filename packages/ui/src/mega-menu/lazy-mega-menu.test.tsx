import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { LazyMegaMenu } from './lazy-mega-menu.tsx';
import { menuItemFixtures } from './menu-items.fixtures.ts';

const menu = <LazyMegaMenu items={menuItemFixtures} />;
const link = (name: string) => screen.getByRole('link', { name });
const toggle = (name: string) => screen.getByRole('button', { name: `Show ${name}` });
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./radix-menu-row-components.tsx', async (original) => {
  loaded();
  return original();
});
// Only Radix sets the orientation of its row.
const hasRadix = () => screen.getByRole('navigation').hasAttribute('data-orientation');
/** The module loads in a separate task. */
const arrived = () => act(() => vi.waitFor(() => expect(hasRadix()).toBe(true)));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** jsdom has no `:focus-visible`. A key press has the same effect. */
function tabTo(stop: HTMLElement) {
  act(() => stop.focus());
  fireEvent.keyDown(stop, { key: 'Shift' });
}

/** jsdom has no layout, so the test sets the width of the row. */
let resize: (width: number) => void;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        resize = (width) => callback([{ contentRect: { width } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// This test runs first, because a module is loaded only once.
test('a hidden row never fetches Radix, and a visible one fetches it in idle time', async () => {
  render(menu);
  resize(0);
  await settled();
  expect(loaded).not.toHaveBeenCalled();
  resize(900);
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
  expect(hasRadix()).toBe(false);
});

describeConformance('LazyMegaMenu', (props) => <LazyMegaMenu items={menuItemFixtures} {...props} />, {
  slot: 'mega-menu',
  element: 'nav',
});

test('NAV-3 the server renders the same row as MegaMenu, without the attributes of Radix', async () => {
  const { MegaMenu } = await import('./mega-menu.tsx');
  const written = (node: ReactNode) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(node);
    for (const element of page.querySelectorAll('*'))
      for (const name of ['id', 'data-orientation', 'data-radix-collection-item', 'aria-controls', 'style'])
        element.removeAttribute(name);
    page.querySelector('nav > div')?.removeAttribute('class');
    return page;
  };
  // `isEqualNode` ignores the order of attributes.
  expect(written(menu).isEqualNode(written(<MegaMenu items={menuItemFixtures} defer />))).toBe(true);
});

describe('NAV-4 before Radix has loaded', () => {
  test('NAV-4 hovering, the button and a tap open and close panels', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    render(menu);
    fireEvent(link('Living'), pointer('pointermove', 'mouse'));
    act(() => vi.advanceTimersByTime(160));
    expect(isOpen('Living')).toBe(true);
    fireEvent.click(toggle('Bedroom'));
    expect(isOpen('Bedroom')).toBe(true);
    fireEvent.click(toggle('Bedroom'));
    expect(isOpen('Bedroom')).toBe(false);
    fireEvent(link('Dining'), pointer('pointerdown', 'touch'));
    fireEvent.click(link('Dining'));
    expect(isOpen('Dining')).toBe(true);
    expect(hasRadix()).toBe(false);
  });

  test('NAV-4 pressing does not replace the pressed element', async () => {
    render(menu);
    const before = link('Living');
    fireEvent(before, pointer('pointerdown', 'mouse'));
    await settled();
    expect(link('Living')).toBe(before);
  });
});

describe('NAV-3 when the keyboard reaches the row', () => {
  test('the focus stays on its link, and no panel opens', async () => {
    render(menu);
    tabTo(link('Bedroom'));
    const before = link('Bedroom');
    await arrived();
    expect(link('Bedroom')).not.toBe(before);
    expect(document.activeElement).toBe(link('Bedroom'));
    expect(isOpen('Bedroom')).toBe(false);
  });

  test('the focus stays in the open panel, even if another one was open before', async () => {
    render(menu);
    fireEvent.click(toggle('Living'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    link('Bedroom').focus();
    fireEvent.keyDown(link('Bedroom'), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('All Beds');
    await arrived();
    expect(document.activeElement?.textContent).toBe('All Beds');
    expect(document.activeElement?.isConnected).toBe(true);
    expect(isOpen('Bedroom')).toBe(true);
  });

  test('an arrow key pressed before Radix has loaded moves the focus afterwards', async () => {
    render(menu);
    act(() => toggle('Living').focus());
    fireEvent.keyDown(toggle('Living'), { key: 'ArrowRight' });
    await arrived();
    await vi.waitFor(() => expect(document.activeElement).toBe(link('Bedroom')));
  });

  test('a panel opened before Radix has loaded stays open, and the next press closes it', async () => {
    render(menu);
    tabTo(toggle('Living'));
    fireEvent.click(toggle('Living'));
    await arrived();
    expect(isOpen('Living')).toBe(true);
    fireEvent.click(toggle('Living'));
    expect(isOpen('Living')).toBe(false);
  });

  test('Alt with an arrow key is left to the browser', () => {
    render(menu);
    expect(fireEvent.keyDown(link('Living'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  });
});

/** jsdom has no `PointerEvent`. */
function pointer(type: string, pointerType: string) {
  return Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType });
}
