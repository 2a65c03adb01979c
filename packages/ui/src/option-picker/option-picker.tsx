import type { ReactNode } from 'react';
import {
  type RadioOption,
  RadioOptionGroup,
  type RadioOptionPickerProps,
} from '../internal/radio-option-group.tsx';

/**
 * A group of a few options with text labels, such as legs or a size. Renders a `<fieldset>` of native radio buttons
 * drawn as chips; an unavailable option is struck through in a dashed frame.
 */
export function OptionPicker(props: OptionPickerProps) {
  return (
    <RadioOptionGroup data-slot="option-picker" {...props} choiceClass={chip}>
      {({ label, description, disabledReason }) => (
        <>
          {/* Reserves the width of bold text, so that the row does not shift when another option is chosen. */}
          <span
            data-label={label}
            className="grid wrap-anywhere after:invisible after:h-0 after:overflow-clip after:font-semibold after:content-[attr(data-label)_/_'']"
          >
            {disabledReason ? <s>{label}</s> : label}
          </span>
          {/* The space separates the two texts for screen readers; in a flex row it takes no room. */}
          {description && ' '}
          {description && <span className="tabular text-muted">{description}</span>}
        </>
      )}
    </RadioOptionGroup>
  );
}

export interface OptionPickerOption extends RadioOption {
  /**
   * The effect of the option, beside its name.
   * @example '+৳4,000'
   */
  description?: ReactNode;
}

export type OptionPickerProps = RadioOptionPickerProps<OptionPickerOption>;

const chip =
  'inline-flex min-h-11 max-w-full min-w-11 items-center justify-center gap-2 rounded-control border border-control bg-surface px-4 py-2 ' +
  'hover:border-strong has-checked:border-accent has-checked:font-semibold has-checked:text-accent has-checked:outline-1 has-checked:outline-accent ' +
  'has-checked:-outline-offset-2 has-disabled:border-subtle has-disabled:bg-transparent has-disabled:text-subtle has-disabled:outline-border-subtle ' +
  'data-[state=unavailable]:border-control data-[state=unavailable]:border-dashed in-aria-invalid:border-danger ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2';
