import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
} from 'react';
import { flushSync } from 'react-dom';
import { mergeIds, useFieldControl } from '../field/field-context.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useLabels } from '../internal/use-labels.ts';
import type { Labels } from '../labels-provider/labels.ts';
import { StepButton } from './step-button.tsx';
import { useTypedQuantity } from './use-typed-quantity.ts';

const english: Labels['QuantityStepper'] = {
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  aboveMax: (max) => `You can order up to ${max}.`,
  belowMin: (min) => `The smallest quantity is ${min}.`,
  notANumber: (quantity) => `Reset to ${quantity}. Please enter a whole number.`,
};

/**
 * A number field for small quantities that has a button on either side. Renders an `<input>` between two buttons, and a
 * status line that says why a quantity was changed; `ref`, `className` and all other props go to the `<input>`, which
 * reports every change through its own `onChange`. It is a text field, because number fields discard Bangla digits.
 */
export function QuantityStepper({
  min: minimum = 1,
  max: maximum = 99,
  note,
  labels: ownLabels,
  onValueChange,
  className,
  ref,
  ...props
}: QuantityStepperProps) {
  const [min, max] = [Number(minimum), Number(maximum)];
  const defaults = useLabels('QuantityStepper', english);
  const labels = {
    ...defaults,
    aboveMax: defaults.aboveMax(max),
    belowMin: defaults.belowMin(min),
    ...ownLabels,
  };
  const { value, defaultValue } = props;
  const typed = useTypedQuantity({ value, defaultValue, min, max, labels, onValueChange });
  const { draft, quantity, commit, step } = typed;
  const control = useFieldControl(props);
  const statusId = useId();
  const status = typed.correction ?? note;

  const hear = (event: InputEvent<HTMLInputElement>) => {
    props.onInput?.(event);
    typed.onType(event.currentTarget.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    // Enter also submits the form around the field, which has to read the new quantity.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) flushSync(typed.commitDraft);
    const act = keys[event.key as keyof typeof keys];
    if (!act || props.disabled || props.readOnly) return;
    event.preventDefault();
    act({ step, commit, min, max });
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    typed.commitOnLeave();
    props.onBlur?.(event);
  };

  return (
    <>
      <span data-slot="quantity-stepper-frame" className="control-frame inline-flex justify-self-start">
        <StepButton
          way="minus"
          label={labels.decrease}
          disabled={props.disabled}
          readOnly={props.readOnly}
          end={quantity !== undefined && quantity <= min}
          onStep={() => step(-1)}
        />
        <input
          data-slot="quantity-stepper"
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={quantity ?? min}
          {...control}
          {...(value !== undefined && draft !== undefined && { value: draft })}
          aria-describedby={mergeIds(control['aria-describedby'], status ? statusId : '')}
          ref={mergeRefs(typed.input, ref)}
          onInput={hear}
          onKeyDown={press}
          onBlur={leave}
          className={cx('tabular w-11 text-center font-semibold outline-none', className)}
        />
        <StepButton
          way="plus"
          label={labels.increase}
          disabled={props.disabled}
          readOnly={props.readOnly}
          end={quantity !== undefined && quantity >= max}
          onStep={() => step(1)}
        />
      </span>
      {/* Rendered while empty, because only then is new text announced. In a flex row it takes its own line. */}
      <span
        role="status"
        id={status ? statusId : undefined}
        className={status ? 'order-last block w-full font-semibold text-small text-accent' : 'sr-only'}
      >
        {status}
      </span>
    </>
  );
}

export interface QuantityStepperLabels {
  /** Names the minus button. In a list, include the item's name. @default 'Decrease quantity' */
  decrease: string;
  /** @default 'Increase quantity' */
  increase: string;
  /** Explains why a larger quantity was reduced. @default 'You can order up to 99.' */
  aboveMax: string;
  /** Explains why a smaller quantity was increased. @default 'The smallest quantity is 1.' */
  belowMin: string;
  /** Explains why text that is not a whole number was replaced. @default 'Reset to 3. Please enter a whole number.' */
  notANumber: (quantity: number) => string;
}

export interface QuantityStepperProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'min' | 'max'> {
  /** @default 1 */
  min?: number | string;
  /**
   * The number in stock, or the most that may be ordered at once.
   * @default 99
   */
  max?: number | string;
  /** Shown in the status line when there is no correction, such as that no more are in stock. */
  note?: ReactNode;
  /**
   * Called with a quantity between `min` and `max` after a step, and for typed text on blur, Enter or a click
   * elsewhere.
   */
  onValueChange?: (quantity: number) => void;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<QuantityStepperLabels>;
}

interface KeyActions {
  step: (by: number) => void;
  commit: (wished: number) => void;
  min: number;
  max: number;
}

const keys = {
  ArrowUp: ({ step }: KeyActions) => step(1),
  ArrowDown: ({ step }: KeyActions) => step(-1),
  Home: ({ commit, min }: KeyActions) => commit(min),
  End: ({ commit, max }: KeyActions) => commit(max),
};
