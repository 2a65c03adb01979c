import type { CartLine } from '@piri/contract/cart-lines';
import type { AllFieldsOf } from '@piri/contract/line-item';
import { applyCartToDocument } from '../../cart/store/apply-cart-to-document.ts';
import { parseStoredCartWithLine, type StoredCartLine } from '../../cart/store/stored-cart.ts';
import { applyCurrencyToDocument } from '../../catalogue/prices/apply-currency-to-document.ts';
import { hydratedEvent } from '../../platform/rendering/hydration.ts';
import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { preHydrationKeys } from '../../platform/storage/storage-keys.ts';
import { applyTheme } from '../theme/apply-theme.ts';

/**
 * Handles the first interactions before hydration. It changes nothing that React renders: it moves the focus, writes to
 * the storage and sets attributes on `<html>`; links, forms and popovers work by themselves. It ends at hydration.
 */
const ended = new AbortController();
const listening = { capture: true, signal: ended.signal };
addEventListener(hydratedEvent, () => ended.abort(), { once: true });

// Touch has no hover: the first tap on a menu entry focuses it, and CSS shows the panel while the focus is inside.
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

// Keep an empty search from being sent, and add items to the stored cart before hydration.
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (form.matches('[data-slot=add-to-cart]')) {
      event.preventDefault();
      // React may already listen but not be marked as hydrated, and would add the item a second time.
      event.stopPropagation();
      const fields = Object.fromEntries(new FormData(form)) as Partial<Record<keyof CartLine, string>>;
      const { sourceType, code, quantity } = fields;
      // The quantity may be any typed text. The cart limits it to what is available.
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
 * Stores the line for the cart, or puts it on `<html>` if the storage is unavailable, so that it is added once. After
 * hydration, React opens the cart with the message.
 */
function addEarly(line: StoredCartLine) {
  const { dataset } = document.documentElement;
  const cart = JSON.stringify(
    parseStoredCartWithLine(dataset['earlyCart'] || readStored(preHydrationKeys.cart), line),
  );
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
    if (choice.closest('[data-slot=theme-picker]')) {
      applyTheme(choice.value);
      tryWriteStored(preHydrationKeys.theme, choice.value);
    }
  },
  listening,
);
