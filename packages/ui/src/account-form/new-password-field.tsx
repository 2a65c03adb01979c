import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldRegistration, FormField } from '../internal/form-field.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { PasswordInput } from '../password-input/password-input.tsx';
import { estimatePasswordStrength, type PasswordStrength } from './password-strength.ts';

const segments: readonly PasswordStrength[] = ['weak', 'fair', 'strong'];
/** A shorter password is not rated; the hint states the minimum length instead. */
const minLength = 6;

export interface PasswordStrengthLabels {
  weak: ReactNode;
  fair: ReactNode;
  strong: ReactNode;
}

interface NewPasswordFieldProps {
  label: ReactNode;
  error: ReactNode;
  /** Shown instead of the strength until enough is typed to rate. */
  hint: ReactNode;
  strengthLabels: PasswordStrengthLabels;
  inputProps: FieldRegistration & { defaultValue?: string };
}

/** A field for a new password that shows how hard it is to guess while the user types. */
export function NewPasswordField({ label, error, hint, strengthLabels, inputProps }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<PasswordStrength>();
  const input = useRef<HTMLInputElement>(null);
  // It may have been filled in before hydration, and then no change event has been seen.
  useEffect(() => setStrength(strengthOf(input.current?.value ?? '')), []);
  // An error may refuse a password that the estimate rates as good, so the two are not shown together.
  const shown = error ? undefined : strength;
  return (
    <FormField
      label={label}
      error={error}
      hint={
        <>
          <StrengthTrack strength={shown} />
          <span aria-live="polite">{shown === undefined ? hint : strengthLabels[shown]}</span>
        </>
      }
      required
    >
      <PasswordInput
        autoComplete="new-password"
        {...inputProps}
        ref={mergeRefs<HTMLInputElement>(input, inputProps.ref)}
        onChange={(event) => {
          setStrength(strengthOf(event.target.value));
          inputProps.onChange?.(event);
        }}
      />
    </FormField>
  );
}

function strengthOf(password: string): PasswordStrength | undefined {
  return password.length < minLength ? undefined : estimatePasswordStrength(password);
}

/** Decorative: the sentence below says the same. Always rendered, so that nothing shifts. */
function StrengthTrack({ strength }: { strength: PasswordStrength | undefined }) {
  const filled = strength === undefined ? 0 : segments.indexOf(strength) + 1;
  return (
    <span
      aria-hidden="true"
      data-slot="password-strength"
      data-strength={strength}
      className="mb-1 grid grid-cols-3 gap-1"
    >
      {segments.map((segment, index) => (
        <span
          key={segment}
          className={cx(
            'border-t-3',
            index < filled ? 'border-accent' : 'border-subtle forced-colors:invisible',
          )}
        />
      ))}
    </span>
  );
}
