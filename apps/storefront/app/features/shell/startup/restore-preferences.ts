import { applyCartToDocument } from '../../cart/store/apply-cart-to-document.ts';
import { applyCurrencyToDocument } from '../../catalogue/prices/apply-currency-to-document.ts';
import { readStored } from '../../platform/storage/local-storage.ts';
import { preHydrationKeys } from '../../platform/storage/storage-keys.ts';
import { applyTheme } from '../theme/apply-theme.ts';
import { enableWebFonts } from './deferred-fonts.ts';

/**
 * Runs in the head before the first paint. It sets on `<html>` what only this browser knows, so that CSS shows a
 * returning visitor the right theme, currency and counts from the first frame.
 */
const root = document.documentElement;

applyTheme(readStored(preHydrationKeys.theme));

const currency = readStored(preHydrationKeys.currency);
if (currency && /^[A-Z]{3}$/.test(currency)) applyCurrencyToDocument(currency);

if (readStored(preHydrationKeys.authToken)) root.dataset['session'] = 'signed-in';

applyCartToDocument(readStored(preHydrationKeys.cart));

const wishlistCount = Number(readStored(preHydrationKeys.wishlistCount));
if (wishlistCount > 0) root.style.setProperty('--wishlist-count', `"${wishlistCount}"`);

enableWebFonts(root);
