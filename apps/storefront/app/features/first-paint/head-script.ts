import { readStored } from '../../local-storage.ts';
import { storageKeys } from '../../storage-keys.ts';
import { markCartCount } from '../cart/mark-cart-count.ts';
import { storedCartCount } from '../cart/stored-cart.ts';
import { markCurrency } from '../currency/mark-currency.ts';
import { letFontsIn } from './late-fonts.ts';

/**
 * Runs in the head, before anything is painted. Marks on `<html>` what only this browser knows,
 * so that CSS shows a returning visitor the right theme, currency and counts from the first frame on.
 */
const root = document.documentElement;

const theme = readStored(storageKeys.theme);
if (theme === 'dark' || theme === 'light') root.dataset['theme'] = theme;

const currency = readStored(storageKeys.currency);
if (currency && /^[A-Z]{3}$/.test(currency)) markCurrency(currency);

if (readStored(storageKeys.authToken)) root.dataset['session'] = 'signed-in';

markCartCount(storedCartCount(readStored(storageKeys.cart)));

const wished = Number(readStored(storageKeys.wishlistCount));
if (wished > 0) root.style.setProperty('--wishlist-count', `"${wished}"`);

letFontsIn(root);
