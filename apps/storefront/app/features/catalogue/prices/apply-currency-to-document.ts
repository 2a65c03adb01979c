/** What the shop counts and charges in, and what a page shows until this browser says otherwise. */
export const defaultCurrency = 'BDT';

/**
 * Marks the chosen currency on `<html>`, where style sheets read it: they show the right face of the currency button
 * and hide prices until they are converted. Nothing inside the page is touched, so it may run before React.
 */
export function applyCurrencyToDocument(code: string) {
  const { dataset, style } = document.documentElement;
  if (dataset['currency']) style.removeProperty(`--currency-${dataset['currency']}`);
  if (code === defaultCurrency) {
    delete dataset['currency'];
    style.removeProperty(`--currency-${defaultCurrency}`);
    return;
  }
  dataset['currency'] = code;
  style.setProperty(`--currency-${code}`, 'inline-flex');
  style.setProperty(`--currency-${defaultCurrency}`, 'none');
}
