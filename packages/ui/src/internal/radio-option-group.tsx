import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { RadioFieldset, type RadioFieldsetProps } from '../radio-group/radio-fieldset.tsx';
import { useRadioProps } from '../radio-group/radio-group-context.ts';
import { mergeRefs } from './merge-refs.ts';

/**
 * The group behind SwatchPicker and OptionPicker: native radio buttons, some of which are unavailable with what is
 * chosen elsewhere. Those stay visible but disabled, and a sentence below says why. It is a live region: a reason that
 * appears by a choice in another group is announced, and pressing an unavailable option announces its reason again.
 */
export function RadioOptionGroup<Value extends RadioOption>({
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  choiceClass,
  titled = false,
  ref,
  className,
  children,
  ...props
}: RadioOptionGroupProps<Value>) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [pressed, setPressed] = useState({ reason: '', times: 0 });
  const chosen = options.find((choice) => choice.value === (value ?? own));
  const reasons = [...new Set(options.flatMap(({ disabledReason }) => disabledReason ?? []))];
  const idOf = (reason: string) => `${id}reason${reasons.indexOf(reason)}`;

  // A choice made before hydration is only in the DOM.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked) setOwn(checked.value);
  }, []);

  return (
    <RadioFieldset
      {...props}
      ref={mergeRefs(group, ref)}
      className={cx('min-w-0', className)}
      aria-labelledby={props['aria-labelledby'] ?? `${id}legend`}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onValueChange={(next) => {
        setOwn(next);
        setPressed({ reason: '', times: 0 });
        onValueChange?.(next);
      }}
      legend={
        <>
          <bdi id={`${id}legend`}>{legend}</bdi>{' '}
          {chosen && (
            // Without JavaScript it would keep showing the initial choice.
            <bdi className="mx-1.5 font-normal text-muted [@media(scripting:none)]:hidden">
              {chosen.label}
            </bdi>
          )}
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        {options.map((choice) => {
          const reason = choice.disabledReason;
          return (
            <ChoiceButton
              key={choice.value}
              choice={choice}
              describedBy={reason && idOf(reason)}
              className={choiceClass}
              title={titled ? choice.label : undefined}
              onRefuse={() => reason && setPressed(({ times }) => ({ reason, times: times + 1 }))}
            >
              {children(choice)}
            </ChoiceButton>
          );
        })}
      </div>
      <div role="status" aria-atomic="false" className="text-muted text-small not-empty:mt-2">
        {reasons.map((reason) => {
          const again = reason === pressed.reason;
          return (
            // A new key inserts the line again, so that it is announced again.
            <p
              key={again ? `${reason} ${pressed.times}` : reason}
              id={idOf(reason)}
              data-state={again ? 'pressed' : undefined}
              className="data-[state=pressed]:font-semibold data-[state=pressed]:text-default"
            >
              {reason}
            </p>
          );
        })}
      </div>
    </RadioFieldset>
  );
}

/** An option of the group. */
export interface RadioOption {
  /** The submitted value. */
  value: string;
  /** The name of the option, visible or only for screen readers. */
  label: string;
  /**
   * Why the option is unavailable now, as a sentence. Disables it.
   * @example 'Black legs are not made with Jute cloth.'
   */
  disabledReason?: string | undefined;
}

/** The props that OptionPicker and SwatchPicker share. */
export interface RadioOptionPickerProps<Value extends RadioOption>
  extends Omit<RadioFieldsetProps, 'children'> {
  /** The options, in display order, including unavailable ones. */
  options: readonly Value[];
}

interface RadioOptionGroupProps<Value extends RadioOption> extends RadioOptionPickerProps<Value> {
  'data-slot': string;
  choiceClass: string;
  /** Shows the name of an option as a tooltip, for options without visible text. */
  titled?: boolean;
  children: (choice: Value) => ReactNode;
}

interface ChoiceButtonProps {
  choice: RadioOption;
  describedBy: string | undefined;
  className: string;
  title: string | undefined;
  onRefuse: () => void;
  children: ReactNode;
}

/**
 * A native radio button that covers its label and is invisible, so that touch exploration finds it where it is seen.
 */
function ChoiceButton({ choice, describedBy, className, title, onRefuse, children }: ChoiceButtonProps) {
  const button = useRadioProps({ value: choice.value, disabled: Boolean(choice.disabledReason) });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a disabled radio button is not reached by keyboard; its reason is visible
    <label
      data-slot="choice"
      data-state={choice.disabledReason ? 'unavailable' : undefined}
      title={title}
      className={cx('relative cursor-pointer has-disabled:cursor-not-allowed', className)}
      onClick={onRefuse}
    >
      <input
        {...button}
        aria-describedby={describedBy}
        // A disabled button would swallow the press, which shows the reason.
        className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none disabled:pointer-events-none"
      />
      {children}
    </label>
  );
}
