import { type Material, MaterialSwatch } from '../internal/material-swatch.tsx';
import {
  type RadioOption,
  RadioOptionGroup,
  type RadioOptionPickerProps,
} from '../internal/radio-option-group.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * One cloth, wood or metal out of a few, chosen by eye. Renders a `<fieldset>` of native radio buttons drawn as square
 * samples; the name of the chosen one stands beside the legend. A sample that cannot be had is struck through.
 */
export function SwatchPicker(props: SwatchPickerProps) {
  return (
    <RadioOptionGroup data-slot="swatch-picker" {...props} choiceClass={sample} titled>
      {({ label, colour, image, disabledReason }) => (
        <>
          <MaterialSwatch colour={colour} image={image} className="size-full rounded-chip" />
          {disabledReason && (
            // Ink on paper, so that the line is seen on a cloth of either.
            <svg viewBox="0 0 56 56" aria-hidden="true" className="pointer-events-none absolute inset-0">
              <path d="m1 1 54 54" className="stroke-6 stroke-surface" />
              <path d="m1 1 54 54" className="stroke-2 stroke-ink" />
            </svg>
          )}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </RadioOptionGroup>
  );
}

export interface SwatchChoice extends RadioOption, Material {}

export type SwatchPickerProps = RadioOptionPickerProps<SwatchChoice>;

// The frame of the chosen one lies inside its square, with a gap to the cloth: nothing moves when another is chosen.
const sample =
  'size-14 overflow-clip rounded-control border border-control bg-surface hover:border-ink ' +
  'has-checked:border-2 has-checked:border-neel has-checked:p-0.75 has-disabled:border-control has-disabled:opacity-60 ' +
  'data-[state=unavailable]:border-dashed data-[state=unavailable]:opacity-100 in-aria-invalid:border-danger ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-neel has-focus-visible:outline-offset-2';
