import type { ReactNode } from 'react';
import type { Material } from '../internal/material-swatch.tsx';
import type { PriceRangeLabels } from '../price-range/price-range.tsx';

/** A question the list can be narrowed by. */
export type FilterGroup = CheckboxGroup | PriceRangeGroup | NumberRangeGroup | ToggleGroup;

interface Group {
  /** Unique in the panel, steady between renders. */
  id: string;
  /** The title of the group. It names its boxes, too. */
  name: string;
  /** What is chosen, said beside the title. A group of choices counts by itself. */
  description?: ReactNode;
  /**
   * Whether it is open at first, in a sidebar and in a sheet.
   * @default true
   */
  open?: boolean;
}

/** Any of several values: kinds, cloths, woods. */
export interface CheckboxGroup extends Group {
  kind: 'checkbox';
  /** The name its values are sent under, once for each. @default its id */
  field?: string;
  values: readonly FilterValue[];
}

/** Between two prices, on a line. An end that was not moved is not sent. */
export interface PriceRangeGroup extends Group {
  kind: 'range';
  fields: readonly [from: string, to: string];
  /** The lowest there is. */
  min: number;
  /** The highest there is. */
  max: number;
  /** @default 1 */
  step?: number;
  /** The ends that were chosen. Left out, an end lies where the line ends. */
  from?: number | undefined;
  to?: number | undefined;
  /**
   * Writes a price as it is shown and heard.
   * @default String
   */
  format?: (price: number) => string;
  /** Names the thumbs and the boxes. */
  labels?: Partial<PriceRangeLabels>;
}

/** Between two measures, typed: “width that fits”. A box left empty is not sent. */
export interface NumberRangeGroup extends Group {
  kind: 'measure';
  fields: readonly [from: string, to: string];
  from?: number | undefined;
  to?: number | undefined;
  /**
   * The labels over the two boxes, with the unit.
   * @default ['From, cm', 'To, cm']
   */
  labels?: readonly [from: string, to: string];
  /**
   * Says why what was typed has changed.
   * @default 'Whole numbers only.'
   */
  correction?: string;
}

/** Boxes that stand for themselves, without a title to open: in stock, on offer. */
export interface ToggleGroup extends Omit<Group, 'description' | 'open'> {
  kind: 'switches';
  values: readonly (FilterValue & {
    /** The name this one is sent under. */
    field: string;
  })[];
}

export interface FilterValue {
  /** What is sent. */
  value: string;
  /** What is read. */
  label: string;
  /** How many pieces have it. At 0 it cannot be chosen any more; chosen already, it can still be taken back. */
  count: number;
  selected: boolean;
  /**
   * A sample of it: a colour, a photograph, or both.
   * @example { colour: fabric.colour, image: '/cloths/jute.avif' }
   */
  swatch?: Material;
}
