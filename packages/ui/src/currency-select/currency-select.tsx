import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { DropdownPanel, type DropdownPanelOpenChangeReason } from '../dropdown-panel/dropdown-panel.tsx';
import type { OpenStateProps } from '../internal/overlay/open-state.ts';
import { useLabels } from '../internal/use-labels.ts';
import { useValue } from '../internal/use-value.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const english = { label: 'Currency' };

/**
 * A select for one of a few currencies, each with a flag and its code. Renders a button and a native popover of radio
 * buttons: arrow keys choose; Enter or a press chooses and closes.
 *
 * With `cssVariable`, the currency shown on the button follows custom properties on `<html>`, which a script can set
 * before the first paint: `{variable}-{value}: inline-flex` shows a currency, `none` hides it. The HTML stays the same for
 * every visitor.
 */
export function CurrencySelect({
  options,
  value: givenValue,
  defaultValue,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  label,
  cssVariable,
  className,
  ...props
}: CurrencySelectProps) {
  const labels = useLabels('CurrencySelect', english);
  const id = useId();
  const [value, setValue] = useValue(givenValue, defaultValue ?? options[0]?.value ?? '', onValueChange);
  const close = () => document.getElementById(id)?.hidePopover();
  const chosenByPointer = (event: MouseEvent) => {
    // An arrow key also clicks the radio button that it moves to, but that click has no coordinates.
    if (event.clientX !== 0 || event.clientY !== 0) close();
  };
  const chosenByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The focus returns to the button before the default action of the key, which would open the panel again.
    event.preventDefault();
    close();
  };
  return (
    <div {...props} data-slot="currency-select" className={cx('relative', className)}>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex h-11 items-center gap-2 rounded-control px-1 font-semibold text-small hover:text-accent"
      >
        <VisuallyHidden>{label ?? labels.label}</VisuallyHidden>
        {options.map((option) => {
          const shown = option.value === value ? 'inline-flex' : 'none';
          return (
            <span
              key={option.value}
              className="items-center gap-2"
              style={{ display: cssVariable ? `var(${cssVariable}-${option.value},${shown})` : shown }}
            >
              {option.flag}
              {option.value}
            </span>
          );
        })}
      </button>
      <DropdownPanel
        id={id}
        open={open}
        defaultOpen={defaultOpen}
        onOpenChange={onOpenChange}
        anchor="button"
      >
        <fieldset>
          <VisuallyHidden asChild>
            <legend>{label ?? labels.label}</legend>
          </VisuallyHidden>
          {options.map((option) => (
            <label
              key={option.value}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-chip px-3 text-small hover:bg-surface-muted has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`${id}value`}
                value={option.value}
                checked={option.value === value}
                onChange={() => setValue(option.value)}
                onClick={chosenByPointer}
                onKeyDown={chosenByKey}
                className="sr-only"
              />
              {option.flag}
              {option.value}
              <span className="ms-auto ps-4 font-normal text-muted">{option.label}</span>
            </label>
          ))}
        </fieldset>
      </DropdownPanel>
    </div>
  );
}

export interface CurrencyOption {
  /** The code, shown as it is, such as `'BDT'`. */
  value: string;
  /** The name of the currency. */
  label: string;
  /** An image of the flag, 24 px wide. Its `alt` is empty, because the code is beside it. */
  flag: ReactNode;
}

/** What opened or closed the list. `item-press` is one of its currencies. */
export type CurrencySelectOpenChangeReason = DropdownPanelOpenChangeReason;

export interface CurrencySelectProps
  extends OpenStateProps<CurrencySelectOpenChangeReason>,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  options: readonly CurrencyOption[];
  /** The chosen currency, if the parent controls it. */
  value?: string | undefined;
  /**
   * The currency that is chosen at first, if the parent does not control it.
   * @default the first option
   */
  defaultValue?: string | undefined;
  /** Called when another currency is chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** @default 'Currency' */
  label?: string;
  /**
   * The prefix of the custom properties on `<html>` that choose which currency shows.
   * @example '--currency'
   */
  cssVariable?: `--${string}`;
}
