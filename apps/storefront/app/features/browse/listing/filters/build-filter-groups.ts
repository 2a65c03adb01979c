import type { FilterGroup } from '@piri/ui/filter-panel';
import { formatTaka } from '../../../catalogue/prices/use-selected-currency-format.ts';
import type { ListingData, ListingFacet } from '../data/listing-data.ts';
import { filterTexts } from './filter-texts.ts';

/** The number of attributes that are expanded at first. */
const openAtFirst = 2;
/** The step of the price slider for arrow keys, in taka. */
const step = 50;

/** Builds the filter groups of a list from its data. */
export function buildFilterGroups(data: ListingData, currency: string): FilterGroup[] {
  const { address, prices, widths, inStock, onOffer } = data;
  const { minPrice, maxPrice, minWidth, maxWidth } = address;
  const groups: FilterGroup[] = [];
  if (prices && (prices.min < prices.max || minPrice !== undefined || maxPrice !== undefined)) {
    // The ends are multiples of the step, or the browser would move an end that the shopper has not touched. A chosen
    // value lies inside the range, since the form would take a value at the very end for an unchanged one.
    const lowest = Math.floor(prices.min / step) * step;
    const highestPrice = Math.ceil(prices.max / step) * step;
    const min = minPrice !== undefined && minPrice <= lowest ? below(minPrice) : lowest;
    const max = maxPrice !== undefined && maxPrice >= highestPrice ? above(maxPrice) : highestPrice;
    groups.push({
      kind: 'range',
      id: 'price',
      // The values are in taka, whatever currency prices are shown in.
      name: currency === 'BDT' ? 'Price' : 'Price (৳)',
      fields: ['minPrice', 'maxPrice'],
      min,
      max,
      step,
      from: minPrice,
      to: maxPrice,
      format: formatTaka,
    });
  }
  if (widths || minWidth !== undefined || maxWidth !== undefined) {
    groups.push({
      kind: 'measure',
      id: 'width-that-fits',
      name: 'Width',
      fields: ['minWidth', 'maxWidth'],
      from: minWidth,
      to: maxWidth,
    });
  }
  groups.push(...data.facets.map((facet, index) => choices(facet, address.facets[facet.id], index)));
  groups.push({
    kind: 'switches',
    id: 'at-hand',
    name: 'Availability',
    values: [
      {
        field: 'inStock',
        value: 'true',
        label: filterTexts.inStock,
        count: inStock,
        selected: address.inStock ?? false,
      },
      {
        field: 'onOffer',
        value: 'true',
        label: filterTexts.onOffer,
        count: onOffer,
        selected: address.onOffer ?? false,
      },
    ],
  });
  return groups;
}

function below(price: number): number {
  return Math.max(0, Math.ceil(price / step) * step - step);
}

function above(price: number): number {
  return Math.floor(price / step) * step + step;
}

function choices({ id, name, values }: ListingFacet, chosen: string[] = [], index: number): FilterGroup {
  // Selected values without results are kept, so that they can be deselected.
  const lost = chosen.filter((label) => !values.some((value) => value.label === label));
  const all: ListingFacet['values'] = [...values, ...lost.map((label) => ({ label, count: 0 }))];
  return {
    kind: 'checkbox',
    id,
    name,
    defaultOpen: index < openAtFirst || chosen.length > 0,
    values: all.map(({ label, count, src, colour }) => ({
      value: label,
      label,
      count,
      selected: chosen.includes(label),
      ...((src || colour) && { swatch: { image: src, colour } }),
    })),
  };
}
