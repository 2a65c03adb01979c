import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DetailsSku, ItemDetailsData } from '../../item-data/item-details-data.ts';
import { getInitialSku, matchesOptions } from '../../item-data/select-sku.ts';

/**
 * Returns the selected sku and a function to select another. The selection is stored in the address, so that it can be
 * shared. Selecting needs no request, since the page has the data of all skus.
 */
export function useSelectedSku(
  item: ItemDetailsData,
): [sku: DetailsSku | undefined, choose: (code: string) => void] {
  const [params, setParams] = useSearchParams();
  // Shows the choice before the address has changed. From then on, the address alone decides, also after Back.
  const [ahead, setAhead] = useState<{ code: string; of: URLSearchParams }>();
  const choose = useCallback(
    (next: string) => {
      setAhead({ code: next, of: params });
      setParams({ id: item.id, sku: next }, { replace: true, preventScrollReset: true });
    },
    [item.id, params, setParams],
  );
  const code = ahead?.of === params ? ahead.code : undefined;
  return [item.skus.find((sku) => sku.code === code) ?? skuIn(item, params), choose];
}

/** Finds the sku by its code or, for a form sent without JavaScript, by the values of its options. */
function skuIn(
  item: Pick<ItemDetailsData, 'options' | 'skus'>,
  params: URLSearchParams,
): DetailsSku | undefined {
  const wanted = Object.fromEntries(
    item.options.flatMap(({ name }) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const byValues =
    Object.keys(wanted).length > 0 && item.skus.find(({ values }) => matchesOptions(values, wanted));
  return byValues || getInitialSku(item, params.get('sku'));
}
