import { beforeEach, vi } from 'vitest';

const shown = new WeakSet<Element>();

/**
 * Gives jsdom the parts of the popover API that components use: opening, closing, their events, and buttons with
 * `popovertarget`. Like a browser, it closes on Escape and on a press outside.
 */
export function stubPopovers() {
  beforeEach(() => {
    const prototype = HTMLElement.prototype;
    const { matches } = Element.prototype;
    const define = <T>(name: string, value: T) =>
      Object.defineProperty(prototype, name, { configurable: true, value });
    define('showPopover', function (this: HTMLElement) {
      setShown(this, true);
    });
    define('hidePopover', function (this: HTMLElement) {
      setShown(this, false);
    });
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector.split(',').some((part) => {
        if (part.trim() === ':popover-open') return shown.has(this);
        // Which focus is visible depends, in jsdom, on what the tests before have done.
        return matches.call(this, part.replace(':focus-visible', ':focus'));
      });
    });

    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal: listening.signal });
    listen('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('[popovertarget]') : null;
      const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
      const hides = button?.getAttribute('popovertargetaction') === 'hide';
      if (popover) setShown(popover, !hides && !shown.has(popover));
    });
    listen('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') hideOutside(document.body);
    });
    listen('pointerup', ({ target }) => hideOutside(target as Element));
    return () => {
      listening.abort();
      Reflect.deleteProperty(prototype, 'showPopover');
      Reflect.deleteProperty(prototype, 'hidePopover');
    };
  });
}

function hideOutside(target: Element) {
  const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
  for (const popover of document.querySelectorAll<HTMLElement>('[popover="auto"]')) {
    if (popover.id !== id && !popover.contains(target)) setShown(popover, false);
  }
}

function setShown(popover: HTMLElement, isShown: boolean) {
  if (shown.has(popover) === isShown) return;
  const newState = isShown ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  if (isShown) shown.add(popover);
  else shown.delete(popover);
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
