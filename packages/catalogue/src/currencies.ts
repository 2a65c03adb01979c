import { type CurrencyWithRate, currencyWithRate } from '@piri/contract/currencies';
import { z } from 'zod';
import { assertUniqueIds, CatalogueFileError, parseRows, readCatalogueFileText } from './catalogue-file.ts';

const file = 'currencies.json';

const currencyRow = z.strictObject({
  ...currencyWithRate.shape,
  sourceId: z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD'),
  rate: z.number().positive('must be more than 0, because prices are divided by it'),
  numCode: z.string().regex(/^\d{3}$/, 'must be three digits, such as 050'),
});

/** Reads the currencies that prices can be shown in, in display order. */
export function readCurrencies(): CurrencyWithRate[] {
  return parseCurrencies(readCatalogueFileText(file));
}

export function parseCurrencies(text: string): CurrencyWithRate[] {
  const rows = parseRows(file, text, currencyRow);
  assertUniqueIds(
    file,
    rows.map((row) => row.sourceId),
  );
  if (rows.find((row) => row.sourceId === 'BDT')?.rate !== 1) {
    throw new CatalogueFileError(
      file,
      'row "BDT", field "rate"',
      'must be present and equal to 1, because the shop charges in taka.',
    );
  }
  return rows;
}
