import type { Stage } from '@piri/contract/catalogue';
import type { Measures } from '@piri/contract/measures';
import type { CardImage } from '../../catalogue/items/item-card-data.ts';

/** A piece in a comparison, in the choice one would begin with. */
export interface ComparedItem {
  id: string;
  title: string;
  stage?: Stage;
  silhouette: string;
  picture?: CardImage;
  price: number;
  listPrice?: number;
  /** Another of its choices costs more. */
  from?: true;
  measures: Measures;
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
