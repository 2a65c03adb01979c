import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mergeRefs } from '../internal/merge-refs.ts';
import type { MegaMenuProps } from './mega-menu.tsx';
import { MegaMenuBase } from './mega-menu-base.tsx';
import { plainMenuRowComponents } from './plain-menu-row-components.tsx';

/**
 * A `MegaMenu` that loads Radix only when it is needed, for pages that hide the menu in narrow windows. Radix handles
 * the row's arrow keys. A window that shows the row fetches Radix in idle time, and the first key or keyboard focus in
 * the row puts it in place; a narrow window does neither. Panels are deferred.
 */
export function LazyMegaMenu({ ref, onFocus, onKeyDown, ...props }: LazyMegaMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const joinedRef = useMemo(() => mergeRefs(nav, ref), [ref]);
  const [rowComponents, setRowComponents] = useState(plainMenuRowComponents);
  const upgrading = useRef(false);
  const lastKey = useRef<Event>(null);

  async function upgrade() {
    if (upgrading.current) return;
    upgrading.current = true;
    try {
      const { radixMenuRowComponents } = await loadRadixMenuRowComponents();
      // This replaces the row's elements, and a pressed one would lose its click, so wait until it is released.
      do await nextTask();
      while (nav.current?.querySelector(':active'));
      const findAgain = rememberFocus(nav.current);
      flushSync(() => setRowComponents(radixMenuRowComponents));
      const stop = findAgain(nav.current);
      stop?.focus({ preventScroll: true });
      const key = lastKey.current;
      lastKey.current = null;
      if (key) stop?.dispatchEvent(new KeyboardEvent(key.type, key));
    } catch (error) {
      // Without Radix, only the row's arrow keys are missing. The next key tries again.
      console.debug(error);
      upgrading.current = false;
    }
  }

  // Only a visible row has a width.
  useEffect(() => {
    if (!nav.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([row]) => {
      if (!row?.contentRect.width) return;
      observer.disconnect();
      whenIdle(() => loadRadixMenuRowComponents().catch(console.debug));
    });
    observer.observe(nav.current);
    return () => observer.disconnect();
  }, []);

  const focused = (event: FocusEvent<HTMLElement>) => {
    onFocus?.(event);
    if (event.target.matches(':focus-visible')) upgrade();
  };
  const keyPressed = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (rowComponents !== plainMenuRowComponents) return;
    const command = event.altKey || event.ctrlKey || event.metaKey;
    const walks = !event.defaultPrevented && !command && walksRow.test(event.key);
    // Dispatched again once Radix handles it.
    lastKey.current = walks ? event.nativeEvent : null;
    if (walks) event.preventDefault();
    upgrade();
  };

  return (
    <MegaMenuBase
      {...props}
      ref={joinedRef}
      defer
      rowComponents={rowComponents}
      onFocus={focused}
      onKeyDown={keyPressed}
    />
  );
}

const walksRow = /^(ArrowLeft|ArrowRight|Home|End)$/;

const loadRadixMenuRowComponents = () => import('./radix-menu-row-components.tsx');

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Returns a function that finds the focused link or button again after the row has been replaced. */
function rememberFocus(nav: HTMLElement | null) {
  const focused = document.activeElement;
  const entry = entriesOf(nav).findIndex((each) => each.contains(focused));
  const stop = stopsOf(entriesOf(nav)[entry]).indexOf(focused as HTMLElement);
  return (after: HTMLElement | null) => stopsOf(entriesOf(after)[entry])[stop];
}

function entriesOf(nav: HTMLElement | null) {
  return [...(nav?.querySelectorAll('[data-slot=mega-menu-item]') ?? [])];
}

function stopsOf(entry: Element | undefined) {
  return [...(entry?.querySelectorAll<HTMLElement>('a, button') ?? [])];
}

/** The storefront has its own version, which the design system cannot import. */
function whenIdle(call: () => void) {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 2_000 });
  else setTimeout(call);
}

export type LazyMegaMenuProps = Omit<MegaMenuProps, 'defer'>;
