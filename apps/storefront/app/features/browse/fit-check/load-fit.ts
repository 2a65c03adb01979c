import { type Client, loaderClientOptions } from '@piri/client';
import type { Measurements } from '@piri/contract/measurements';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import { getMeasurements } from '../item-data/get-measurements.ts';
import { toItemData } from '../item-data/load-item-details.ts';
import { loadSelectableItems } from '../item-data/load-selectable-items.ts';
import { getInitialSku } from '../item-data/select-sku.ts';
import { checkFitAtCheckpoints, type FitCheckpointResult } from './check-fit-at-checkpoints.ts';
import {
  type HomeDimensionsFormValues,
  parseHomeDimensionsFormValues,
  toHomeDimensions,
} from './home-dimensions.ts';

export interface FitItem {
  id: string;
  sku: string;
  title: string;
  silhouette: string;
  dimensions: Measurements['dimensions'];
}

export interface FitData {
  home: HomeDimensionsFormValues;
  /** Undefined if no item is chosen, or if its dimensions could not be loaded. */
  item?: FitItem;
  results: FitCheckpointResult[];
  /** False if the API could not be reached. */
  loaded: boolean;
  /** The items to choose from, if the address names none. */
  items: { id: string; title: string }[];
}

/** Reads the item and the home from the address, and checks one against the other. */
export async function loadFit(request: Request, api: Client): Promise<FitData> {
  const params = new URL(request.url).searchParams;
  const home = parseHomeDimensionsFormValues(params);
  const id = params.get('id') ?? '';
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const [item, selectableItems] = await Promise.all([
    /^[\w-]{1,200}$/.test(id) ? ignoreTimeout(api.getItem({ query: { id } }, { signal }), signal) : undefined,
    loadSelectableItems(api, signal),
  ]);
  const items = selectableItems ?? [];
  const unknown = item && !item.ok && 'status' in item && item.status === 404;
  const loaded =
    selectableItems !== undefined && (id === '' || item === undefined ? true : item.ok || unknown === true);
  if (!item?.ok) return { home, results: [], loaded, items };
  const about = toItemData(item.body);
  const sku = getInitialSku(about, params.get('sku'));
  const measures = getMeasurements(about, sku?.values ?? {});
  return {
    home,
    item: {
      id: about.id,
      sku: sku?.code ?? '',
      title: about.title,
      silhouette: about.silhouette,
      dimensions: measures.dimensions,
    },
    results: checkFitAtCheckpoints(measures, toHomeDimensions(home), home.unit),
    loaded,
    items,
  };
}
