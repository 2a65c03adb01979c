import type { ReactNode } from 'react';
import type { MaterialAppearance } from '../internal/material-swatch.tsx';
import type { PriceRangeLabels } from '../price-range/price-range.tsx';

/** A group of filters of one kind. */
export type FilterGroup =
  | CheckboxFilterGroup
  | PriceRangeFilterGroup
  | NumberRangeFilterGroup
  | ToggleFilterGroup;

interface Group {
  /** Unique in the panel and stable between renders. */
  id: string;
  /** The title of the group. Also the accessible name of its inputs. */
  name: string;
  /** What is selected, shown beside the title. A checkbox group shows its count by default. */
  description?: ReactNode;
  /**
   * Whether it is open at first and when this changes, in the `side` and `sheet` layouts.
   * @default true
   */
  defaultOpen?: boolean;
}

/** A filter by any of several values, such as kinds, materials or woods. */
export interface CheckboxFilterGroup extends Group {
  kind: 'checkbox';
  /** The name under which its values are submitted, once for each. @default its id */
  field?: string;
  values: readonly FilterValue[];
}

/** A filter by a price range, on a slider. An end that was not moved is not submitted. */
export interface PriceRangeFilterGroup extends Group {
  kind: 'range';
  fields: readonly [from: string, to: string];
  /** The lowest price of the slider. */
  min: number;
  /** The highest price of the slider. */
  max: number;
  /** @default 1 */
  step?: number;
  /** The selected ends. By default, they are at the ends of the slider. */
  from?: number | undefined;
  to?: number | undefined;
  /**
   * Formats a price for display and for screen readers.
   * @default String
   */
  format?: (price: number) => string;
  /** The accessible names of the thumbs and the inputs. */
  labels?: Partial<PriceRangeLabels>;
}

/** A filter by a range of typed numbers, such as “width that fits”. An empty input is not submitted. */
export interface NumberRangeFilterGroup extends Group {
  kind: 'measure';
  fields: readonly [from: string, to: string];
  from?: number | undefined;
  to?: number | undefined;
  /**
   * The labels of the two inputs, with the unit.
   * @default ['From, cm', 'To, cm']
   */
  labels?: readonly [from: string, to: string];
  /**
   * The message shown if the typed value was corrected.
   * @default 'Whole numbers only.'
   */
  correction?: string;
}

/** Independent checkboxes without a title, such as in stock and on offer. */
export interface ToggleFilterGroup extends Omit<Group, 'description' | 'defaultOpen'> {
  kind: 'switches';
  values: readonly (FilterValue & {
    /** The name under which this value is submitted. */
    field: string;
  })[];
}

export interface FilterValue {
  /** The submitted value. */
  value: string;
  /** The shown text. */
  label: string;
  /** The number of matching items. At 0 it cannot be selected; if already selected, it can still be deselected. */
  count: number;
  selected: boolean;
  /**
   * A sample of the material: a colour, an image, or both.
   * @example { colour: fabric.colour, image: '/cloths/jute.avif' }
   */
  swatch?: MaterialAppearance;
}
