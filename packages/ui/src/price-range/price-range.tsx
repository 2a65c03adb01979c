import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FieldContext, useFieldGroup } from '../field/field-context.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useFormatNumber, useLabels } from '../internal/use-labels.ts';
import { PriceInput } from './price-input.tsx';
import { PriceSlider } from './price-slider.tsx';

const english: PriceRangeLabels = {
  from: 'Lowest price',
  to: 'Highest price',
  outside: (lowest, highest) => `Prices range from ${lowest} to ${highest}.`,
  crossed: 'The lowest price can’t be above the highest.',
  notAPrice: 'Please enter a price in figures.',
};

/**
 * A price filter with two thumbs on one track, and two fields for the same values. Renders a `<fieldset>` named by its
 * legend. The thumbs are native sliders, so a plain form can submit the range.
 */
export function PriceRange({
  legend,
  min,
  max,
  step = 1,
  value,
  defaultValue = [min, max],
  onValueChange,
  onValueCommit,
  format: ownFormat,
  names = [],
  disabled,
  labels: ownLabels,
  className,
  ref,
  ...props
}: PriceRangeProps) {
  const labels = useLabels('PriceRange', english, ownLabels);
  const formatNumber = useFormatNumber();
  const format = ownFormat ?? formatNumber;
  const legendId = useId();
  const [own, setOwn] = useState(defaultValue);
  const [low, high] = value ?? own;
  const fieldset = useRef<HTMLFieldSetElement>(null);

  const change = (range: readonly [number, number]) => {
    setCorrection(undefined);
    setOwn(range);
    onValueChange?.(range);
  };
  const settle = (range: readonly [number, number]) => {
    if (range[0] !== low || range[1] !== high) change(range);
    onValueCommit?.(range);
  };

  // Typed prices are clamped here, and the user is always told why.
  const [correction, setCorrection] = useState<string>();
  const settleTyped = (end: 'low' | 'high', typedPrice: number, isUnread = false) => {
    const inside = Math.min(max, Math.max(min, typedPrice));
    const price = end === 'low' ? Math.min(inside, high) : Math.max(inside, low);
    if (price !== (end === 'low' ? low : high)) settle(end === 'low' ? [price, high] : [low, price]);
    if (isUnread) setCorrection(labels.notAPrice);
    else if (inside !== typedPrice) setCorrection(labels.outside(format(min), format(max)));
    else if (price !== typedPrice) setCorrection(labels.crossed);
  };

  // React's `onChange` fires for every movement. The native `change` event fires on release.
  useEffect(() => {
    const letGo = (event: Event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'range')
        onValueCommit?.([low, high]);
    };
    const element = fieldset.current;
    element?.addEventListener('change', letGo);
    return () => element?.removeEventListener('change', letGo);
  }, [low, high, onValueCommit]);

  const line = { min, max, format, disabled };
  const box = { format, disabled, onType: () => setCorrection(undefined) };

  return (
    <fieldset
      data-slot="price-range"
      {...useFieldGroup(props)}
      ref={mergeRefs(fieldset, ref)}
      className={cx('min-w-0', className)}
    >
      <legend id={legendId} className="mb-1.5 font-semibold text-small">
        {legend}
      </legend>
      <FieldContext value={null}>
        <PriceSlider
          {...line}
          step={step}
          low={low}
          high={high}
          names={names}
          labels={labels}
          onChange={change}
        />
        <div className="grid grid-cols-2 gap-2">
          <PriceInput
            {...box}
            label={labels.from}
            price={low}
            fallback={min}
            onPrice={(price, isUnread) => settleTyped('low', price, isUnread)}
          />
          <PriceInput
            {...box}
            label={labels.to}
            price={high}
            fallback={max}
            onPrice={(price, isUnread) => settleTyped('high', price, isUnread)}
          />
        </div>
        <p role="status" className={correction ? 'mt-2 font-semibold text-small text-accent' : 'sr-only'}>
          {correction}
        </p>
      </FieldContext>
    </fieldset>
  );
}

export interface PriceRangeLabels {
  /** Names the lower thumb and the lower field. @default 'Lowest price' */
  from: string;
  /** @default 'Highest price' */
  to: string;
  /** Explains why a price outside the range was changed. @default 'Prices range from 0 to 100.' */
  outside: (lowest: string, highest: string) => string;
  /** @default 'The lowest price can’t be above the highest.' */
  crossed: string;
  /** Explains why invalid text was replaced by the end of the range. @default 'Please enter a price in figures.' */
  notAPrice: string;
}

export interface PriceRangeProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** What the range is for. It names the group. */
  legend: ReactNode;
  /** The lowest possible price. */
  min: number;
  /** The highest possible price. */
  max: number;
  /**
   * How far an arrow key moves a thumb. A typed price may lie between two steps.
   * @default 1
   */
  step?: number;
  /** The range from and to, if the page controls it. */
  value?: readonly [number, number];
  /** @default [min, max] */
  defaultValue?: readonly [number, number];
  /** Called on every movement of a thumb. */
  onValueChange?: (range: readonly [number, number]) => void;
  /** Called when a thumb is released, or a field is left with a new price: the time to fetch the list again. */
  onValueCommit?: (range: readonly [number, number]) => void;
  /**
   * Formats a price for display and for screen readers.
   * @default String
   */
  format?: (price: number) => string;
  /**
   * The names of the two values in the submitted data.
   * @example ['minPrice', 'maxPrice']
   */
  names?: readonly [string, string] | readonly [];
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<PriceRangeLabels>;
}
