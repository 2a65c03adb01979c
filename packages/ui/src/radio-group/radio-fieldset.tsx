import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldContext, useFieldGroup } from '../field/field-context.ts';
import { RadioGroupContext } from './radio-group-context.ts';

/** The looks of a native radio button: a ring that fills when it is chosen. In forced colours its width tells. */
export const radioClass = [
  'size-6 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control bg-surface',
  'transition-[border-width] duration-160 checked:border-8 checked:border-neel in-aria-invalid:border-danger',
  'disabled:border-hairline disabled:bg-pati-2 disabled:checked:border-control aria-disabled:border-hairline aria-disabled:bg-pati-2',
  // Left to itself Chromium forces a border of its own here, and now and then forgets to paint it anew.
  'forced-colors:border-[ButtonText] forced-colors:checked:border-[Highlight] forced-colors:disabled:border-[GrayText] forced-colors:aria-disabled:border-[GrayText]',
].join(' ');

/** The group behind RadioGroup and RadioCards: a `<fieldset>` with its question, and one choice among its buttons. */
export function RadioFieldset({
  legend,
  name,
  value,
  defaultValue,
  disabled = false,
  onValueChange,
  children,
  ...props
}: RadioFieldsetProps & { 'data-slot': string }) {
  const ownName = useId();
  const legendId = useId();
  const group = useFieldGroup(props);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group may be neither required nor invalid
    <fieldset role="radiogroup" aria-labelledby={legendId} {...group}>
      <legend id={legendId} className="mb-1.5 font-semibold text-meta">
        {legend}
        {group['aria-required'] && (
          <span aria-hidden="true" className="ms-1 text-danger">
            *
          </span>
        )}
      </legend>
      <RadioGroupContext value={{ name: name ?? ownName, value, defaultValue, disabled, onValueChange }}>
        <FieldContext value={null}>{children}</FieldContext>
      </RadioGroupContext>
    </fieldset>
  );
}

export interface RadioFieldsetProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'role'> {
  /** The question that the buttons answer. It names the group. */
  legend: ReactNode;
  /** What the answer is sent under. Without it one is made, which keeps the buttons together. */
  name?: string;
  /** The chosen answer, when the page keeps it. */
  value?: string;
  /** The answer that is chosen at first, when the buttons keep it. */
  defaultValue?: string;
  /** An answer was chosen. */
  onValueChange?: (value: string) => void;
}
