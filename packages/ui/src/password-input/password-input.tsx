import { type ComponentProps, useState } from 'react';
import { useLabels } from '../internal/use-labels.ts';
import { TextInput } from '../text-input/text-input.tsx';

const english: PasswordInputLabels = {
  show: 'Show',
  hide: 'Hide',
  showName: 'Show password',
  hideName: 'Hide password',
};

/**
 * A password field that hides its text until the user reveals it. Renders an `<input>` with a button beside the text.
 */
export function PasswordInput({ labels: ownLabels, defaultRevealed = false, ...props }: PasswordInputProps) {
  const [revealed, setRevealed] = useState(defaultRevealed);
  const labels = useLabels('PasswordInput', english, ownLabels);
  return (
    <TextInput
      data-slot="password-input"
      data-state={revealed ? 'revealed' : 'covered'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={revealed ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          disabled={props.disabled}
          aria-label={revealed ? labels.hideName : labels.showName}
          onClick={() => setRevealed(!revealed)}
          className="-me-3 min-h-11 rounded-control px-3 text-small hover:text-accent hover:underline disabled:text-subtle"
        >
          {revealed ? labels.hide : labels.show}
        </button>
      }
    />
  );
}

export interface PasswordInputLabels {
  /** The visible text of the button. @default 'Show' */
  show: string;
  /** @default 'Hide' */
  hide: string;
  /** The accessible name of the button. It has to begin with the visible text. @default 'Show password' */
  showName: string;
  /** @default 'Hide password' */
  hideName: string;
}

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /**
   * Whether the password is visible initially.
   * @default false
   */
  defaultRevealed?: boolean;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<PasswordInputLabels>;
}
