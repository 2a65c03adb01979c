import { expect, it } from 'vitest';
import type { DetailsSku } from './item-details-data.ts';
import { getInitialSku, getOptionChoices } from './select-sku.ts';

const sku = (
  code: string,
  values: Record<string, string>,
  state: DetailsSku['state'] = 'IN_STOCK',
): DetailsSku => ({
  code,
  values,
  price: 1000,
  state,
  available: state === 'IN_STOCK' ? 5 : 0,
});

const bed = {
  options: [
    { name: 'Size', values: [{ label: 'King' }, { label: 'Queen' }] },
    { name: 'Finish', values: [{ label: 'Natural' }, { label: 'Antique' }] },
  ],
  skus: [
    sku('K-NAT', { Size: 'King', Finish: 'Natural' }, 'SOLD_OUT'),
    sku('K-ANT', { Size: 'King', Finish: 'Antique' }),
    sku('Q-NAT', { Size: 'Queen', Finish: 'Natural' }, 'MADE_TO_ORDER'),
  ],
  missing: [{ values: { Size: 'Queen', Finish: 'Antique' }, reason: 'Antique is only laid on the King.' }],
};

it('DETAIL-1 starts with the requested sku, even if it is sold out', () => {
  expect(getInitialSku(bed, 'K-NAT')?.code).toBe('K-NAT');
});

it('DETAIL-1 starts with the first sku in stock if none or an unknown one is requested', () => {
  expect(getInitialSku(bed, 'NOTHING')?.code).toBe('K-ANT');
  expect(getInitialSku(bed, null)?.code).toBe('K-ANT');
});

it('DETAIL-1 falls back to a made-to-order sku, then to a sold-out one', () => {
  const [first, , third] = bed.skus;
  if (!first || !third) throw new Error('The bed has three skus.');
  expect(getInitialSku({ skus: [first, third] }, null)?.code).toBe('Q-NAT');
  expect(getInitialSku({ skus: [first] }, null)?.code).toBe('K-NAT');
});

it('DETAIL-2 each option value leads to the sku with the other values unchanged', () => {
  expect(getOptionChoices(bed, { Size: 'King', Finish: 'Natural' }, 'Finish')).toEqual([
    { label: 'Natural', code: 'K-NAT' },
    { label: 'Antique', code: 'K-ANT' },
  ]);
});

it('DETAIL-2 a missing combination has a reason instead of a sku', () => {
  expect(getOptionChoices(bed, { Size: 'Queen', Finish: 'Natural' }, 'Finish')[1]).toEqual({
    label: 'Antique',
    reason: 'Antique is only laid on the King.',
  });
});
