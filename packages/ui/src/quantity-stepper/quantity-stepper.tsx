import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFieldControl } from '../field/field-control.ts';
import { joinRefs } from '../internal/join-refs.ts';
import { typeInto } from '../internal/type-into.ts';
import { wholeNumber } from '../internal/whole-number.ts';
import { StepButton } from './step-button.tsx';

const english: QuantityStepperTexts = { decrease: 'One less', increase: 'One more' };

/**
 * A small number that is stepped up and down. Renders an `<input>` between two buttons; `ref`, `className` and all
 * other props go to the `<input>`, which tells of every change by its own `onChange`. A text box and not a number
 * box, because browsers throw Bangla figures away in those.
 */
export function QuantityStepper({
  min: fewest = 1,
  max: most = 99,
  texts: ownTexts,
  onValueChange,
  className,
  ref,
  ...props
}: QuantityStepperProps) {
  const texts = { ...english, ...ownTexts };
  const [min, max] = [Number(fewest), Number(most)];
  const box = useRef<HTMLInputElement>(null);
  const control = useFieldControl(props);
  // What the box is given or has at first, and what it has after that: a form may write into it past React.
  const [inBox, setInBox] = useState(String(props.value ?? props.defaultValue ?? ''));
  useEffect(() => setInBox(box.current?.value ?? ''));
  const quantity = wholeNumber(inBox);

  const write = (wished: number) => {
    const text = String(Math.min(max, Math.max(min, wished)));
    if (box.current && box.current.value !== text) typeInto(box.current, text);
  };
  const step = (by: number) => write((wholeNumber(box.current?.value ?? '') ?? min - by) + by);

  const hear = (event: InputEvent<HTMLInputElement>) => {
    props.onInput?.(event);
    const written = wholeNumber(event.currentTarget.value);
    setInBox(event.currentTarget.value);
    if (written !== undefined && written >= min && written <= max) onValueChange?.(written);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    const act = keys[event.key as keyof typeof keys];
    if (!act || props.disabled || props.readOnly) return;
    event.preventDefault();
    act({ step, write, min, max });
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    write(wholeNumber(event.currentTarget.value) ?? min);
    props.onBlur?.(event);
  };

  return (
    <span data-slot="quantity-stepper-frame" className="control-frame inline-flex justify-self-start">
      <StepButton
        way="minus"
        label={texts.decrease}
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
        ref={joinRefs(box, ref)}
        onInput={hear}
        onKeyDown={press}
        onBlur={leave}
        className={cx('tabular w-11 text-center font-semibold outline-none', className)}
      />
      <StepButton
        way="plus"
        label={texts.increase}
        disabled={props.disabled}
        readOnly={props.readOnly}
        end={quantity !== undefined && quantity >= max}
        onStep={() => step(1)}
      />
    </span>
  );
}

export interface QuantityStepperTexts {
  /** Names the button that takes one away. In a list, name the thing too. @default 'One less' */
  decrease: string;
  /** @default 'One more' */
  increase: string;
}

export interface QuantityStepperProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'min' | 'max'> {
  /** @default 1 */
  min?: number | string;
  /**
   * What is in stock, or what may be ordered at once.
   * @default 99
   */
  max?: number | string;
  /** A number between `min` and `max` stands in the box. What is typed beyond them is brought back on leaving. */
  onValueChange?: (quantity: number) => void;
  texts?: Partial<QuantityStepperTexts>;
}

interface Means {
  step: (by: number) => void;
  write: (wished: number) => void;
  min: number;
  max: number;
}

const keys = {
  ArrowUp: ({ step }: Means) => step(1),
  ArrowDown: ({ step }: Means) => step(-1),
  Home: ({ write, min }: Means) => write(min),
  End: ({ write, max }: Means) => write(max),
};
