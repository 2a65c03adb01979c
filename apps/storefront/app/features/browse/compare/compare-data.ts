import type { Backdrop } from '@piri/contract/categories';
import type { Measurements } from '@piri/contract/measurements';
import type { CardImage } from '../../catalogue/items/item-card-data.ts';

/** A piece in a comparison, in the choice one would begin with. */
export interface ComparedItem {
  id: string;
  title: string;
  stage?: Backdrop;
  silhouette: string;
  picture?: CardImage;
  price: number;
  listPrice?: number;
  /** Another of its choices costs more. */
  from?: true;
  measures: Measurements;
  /** Part by part, as its own page says it. */
  materials: string[];
  warrantyMonths: number;
  arrival: string;
}

export interface CompareData {
  pieces: ComparedItem[];
  /** What was asked for and is not known, as it was written. */
  unknown: string[];
  /** What can be set beside them. */
  choices: { id: string; title: string }[];
  /** False when the shop could not be asked for all of it. */
  reached: boolean;
}
