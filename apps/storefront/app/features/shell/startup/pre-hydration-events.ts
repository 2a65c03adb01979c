import type { CartLine } from '@piri/contract/cart-lines';
import type { AllFieldsOf } from '@piri/contract/line-item';
import { applyCartToDocument } from '../../cart/store/apply-cart-to-document.ts';
import { addStoredLine, type StoredCartLine } from '../../cart/store/stored-cart.ts';
import { applyCurrencyToDocument } from '../../catalogue/prices/apply-currency-to-document.ts';
import { hydratedEvent } from '../../platform/rendering/hydration.ts';
import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { preHydrationKeys } from '../../platform/storage/storage-keys.ts';
import { applyTheme } from '../theme/apply-theme.ts';

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
    const entry = event.target instanceof Element && event.target.closest<HTMLElement>('[data-has-panel]');
    if (!entry || (event as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    entry.focus();
  },
  listening,
);

// An empty search has nowhere to go, and what is put into the cart before React is there lies in it all the same.
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (form.matches('[data-slot=add-to-cart]')) {
      event.preventDefault();
      // React may have begun to listen without having reported in, and would add it a second time.
      event.stopPropagation();
      const fields = Object.fromEntries(new FormData(form)) as Partial<Record<keyof CartLine, string>>;
      const { sourceType, code, quantity } = fields;
      // It may be typed, and is whatever was typed: the cart brings it down to what there is.
      addEarly({
        sourceType: sourceType as 'item',
        code: code ?? '',
        quantity: Math.max(1, ~~Number(quantity)),
      } satisfies AllFieldsOf<CartLine>);
    }
    if (!form.closest('search, [role=search]')) return;
    const field = form.querySelector<HTMLInputElement>('input[type=search]');
    if (!field || field.value.trim()) return;
    event.preventDefault();
    field.focus();
  },
  listening,
);

/**
 * The cart takes it over from storage, or from `<html>` where there is no storing, so it is counted once. What the cart
 * says is React's, which then opens it.
 */
function addEarly(line: StoredCartLine) {
  const { dataset } = document.documentElement;
  const cart = JSON.stringify(addStoredLine(dataset['earlyCart'] || readStored(preHydrationKeys.cart), line));
  dataset['earlyCart'] = tryWriteStored(preHydrationKeys.cart, cart) ? '' : cart;
  applyCartToDocument(cart);
}

addEventListener(
  'change',
  (event) => {
    const choice = event.target;
    if (!(choice instanceof HTMLInputElement)) return;
    if (choice.closest('[data-slot=currency-select]')) {
      applyCurrencyToDocument(choice.value);
      tryWriteStored(preHydrationKeys.currency, choice.value);
    }
    if (choice.closest('[data-slot=theme-switch]')) {
      applyTheme(choice.value);
      tryWriteStored(preHydrationKeys.theme, choice.value);
    }
  },
  listening,
);
