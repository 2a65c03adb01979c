import type { Backdrop } from '@piri/contract/categories';
import type { Measurements } from '@piri/contract/measurements';
import type { CardImage } from '../../catalogue/items/item-card-data.ts';

/** An item in a comparison, in its initial variant. */
export interface ComparedItem {
  id: string;
  title: string;
  backdrop?: Backdrop;
  silhouette: string;
  image?: CardImage;
  price: number;
  listPrice?: number;
  /** Another variant costs more. */
  from?: true;
  measures: Measurements;
  /** The materials, part by part, as on the item's own page. */
  materials: string[];
  warrantyMonths: number;
  arrival: string;
}

export interface CompareData {
  items: ComparedItem[];
  /** Unknown ids from the address, as written there. */
  unknown: string[];
  /** The items that can be added to the comparison. */
  choices: { id: string; title: string }[];
  /** False if some of the data could not be loaded. */
  loaded: boolean;
}
