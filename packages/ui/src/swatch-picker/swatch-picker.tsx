import { type MaterialAppearance, MaterialSwatch } from '../internal/material-swatch.tsx';
import {
  type RadioOption,
  RadioOptionGroup,
  type RadioOptionPickerProps,
} from '../internal/radio-option-group.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * A group of swatches that offers a few materials: cloth, wood or metal. Renders a `<fieldset>` of native radio buttons
 * drawn as squares; the name of the chosen one is beside the legend. An unavailable swatch is struck through.
 */
export function SwatchPicker(props: SwatchPickerProps) {
  return (
    <RadioOptionGroup data-slot="swatch-picker" {...props} choiceClass={sample} titled>
      {({ label, colour, image, disabledReason }) => (
        <>
          <MaterialSwatch colour={colour} image={image} className="size-full rounded-chip" />
          {disabledReason && (
            // A dark line on a light one, so that it is visible on any material.
            <svg viewBox="0 0 56 56" aria-hidden="true" className="pointer-events-none absolute inset-0">
              <path d="m1 1 54 54" className="stroke-6 stroke-surface" />
              <path d="m1 1 54 54" className="stroke-2 stroke-text" />
            </svg>
          )}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </RadioOptionGroup>
  );
}

export interface SwatchPickerOption extends RadioOption, MaterialAppearance {}

export type SwatchPickerProps = RadioOptionPickerProps<SwatchPickerOption>;

// The border of the chosen swatch is inside its square, with a gap to the material, so choosing moves nothing.
const sample =
  'size-14 overflow-clip rounded-control border border-control bg-surface hover:border-strong ' +
  'has-checked:border-2 has-checked:border-accent has-checked:p-0.75 has-disabled:border-control has-disabled:opacity-60 ' +
  'data-[state=unavailable]:border-dashed data-[state=unavailable]:opacity-100 in-aria-invalid:border-danger ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2';
