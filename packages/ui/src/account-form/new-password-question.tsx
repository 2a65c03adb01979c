import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldRegistration, FormField } from '../internal/form-field.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { PasswordInput } from '../password-input/password-input.tsx';
import { estimatePasswordStrength, type PasswordStrength } from './password-strength.ts';

const segments: readonly PasswordStrength[] = ['weak', 'fair', 'strong'];
/** Until then the hint says how long it must be. */
const shortest = 6;

export interface PasswordStrengthLabels {
  weak: ReactNode;
  fair: ReactNode;
  strong: ReactNode;
}

interface NewPasswordQuestionProps {
  label: ReactNode;
  error: ReactNode;
  /** Stands in the place of the strength until enough is typed to judge. */
  hint: ReactNode;
  strengthLabels: PasswordStrengthLabels;
  box: FieldRegistration & { defaultValue?: string };
}

/** A box for a new password that tells while it is typed how hard it is to guess. */
export function NewPasswordQuestion({ label, error, hint, strengthLabels, box }: NewPasswordQuestionProps) {
  const [strength, setStrength] = useState<PasswordStrength>();
  const input = useRef<HTMLInputElement>(null);
  // It may have been filled in before hydration, and then no change event has been seen.
  useEffect(() => setStrength(strengthOf(input.current?.value ?? '')), []);
  // An error may refuse what the estimate takes for good: both would contradict each other.
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
        {...box}
        ref={mergeRefs<HTMLInputElement>(input, box.ref)}
        onChange={(event) => {
          setStrength(strengthOf(event.target.value));
          box.onChange?.(event);
        }}
      />
    </FormField>
  );
}

function strengthOf(password: string): PasswordStrength | undefined {
  return password.length < shortest ? undefined : estimatePasswordStrength(password);
}

/** For the eye alone; the sentence below it says the same. Always there, so that nothing moves. */
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
            index < filled ? 'border-neel' : 'border-hairline forced-colors:invisible',
          )}
        />
      ))}
    </span>
  );
}
