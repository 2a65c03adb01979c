/** The currency of the shop's prices and charges, and the default for display. */
export const defaultCurrency = 'BDT';

/**
 * Sets the chosen currency on `<html>`. Style sheets use it to show the right label of the currency button and to hide
 * prices until they are converted. It changes nothing inside the page, so it can run before hydration.
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
