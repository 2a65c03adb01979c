import { markCart } from '../../cart/store/mark-cart.ts';
import { markCurrency } from '../../catalogue/prices/mark-currency.ts';
import { readStored } from '../../platform/storage/local-storage.ts';
import { earlyKeys } from '../../platform/storage/storage-keys.ts';
import { markTheme } from '../theme/mark-theme.ts';
import { letFontsIn } from './late-fonts.ts';

/**
 * Runs in the head, before anything is painted. Marks on `<html>` what only this browser knows,
 * so that CSS shows a returning visitor the right theme, currency and counts from the first frame on.
 */
const root = document.documentElement;

markTheme(readStored(earlyKeys.theme));

const currency = readStored(earlyKeys.currency);
if (currency && /^[A-Z]{3}$/.test(currency)) markCurrency(currency);

if (readStored(earlyKeys.authToken)) root.dataset['session'] = 'signed-in';

markCart(readStored(earlyKeys.cart));

const wished = Number(readStored(earlyKeys.wishlistCount));
if (wished > 0) root.style.setProperty('--wishlist-count', `"${wished}"`);

letFontsIn(root);
