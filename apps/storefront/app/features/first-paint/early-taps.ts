import { store } from '../../local-storage.ts';
import { storageKeys } from '../../storage-keys.ts';
import { markCurrency } from '../currency/mark-currency.ts';
import { hydratedEvent } from './hydration.ts';

/**
 * Answers the first taps while React is still on its way. It touches nothing that React renders: it moves focus,
 * writes storage and marks `<html>`; links, forms and popovers work by themselves. Ends when React reports in.
 */
const ended = new AbortController();
const listening = { capture: true, signal: ended.signal };
addEventListener(hydratedEvent, () => ended.abort(), { once: true });

// A finger has no hover: the first tap on a menu entry opens its panel, which CSS shows while focus is inside.
addEventListener(
  'click',
  (event) => {
    const entry = event.target instanceof Element && event.target.closest<HTMLElement>('[data-menu-entry]');
    if (!entry || (event as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    entry.focus();
  },
  listening,
);

// An empty search has nowhere to go.
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest('search, [role=search]')) return;
    const field = form.querySelector<HTMLInputElement>('input[type=search]');
    if (!field || field.value.trim()) return;
    event.preventDefault();
    field.focus();
  },
  listening,
);

addEventListener(
  'change',
  (event) => {
    const choice = event.target;
    if (!(choice instanceof HTMLInputElement) || !choice.closest('[data-slot=currency-select]')) return;
    markCurrency(choice.value);
    store(storageKeys.currency, choice.value);
  },
  listening,
);
