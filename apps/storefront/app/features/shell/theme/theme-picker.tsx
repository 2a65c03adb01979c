import { useId } from 'react';
import { type ThemeChoice, themeChoices } from './apply-theme.ts';
import { useThemeChoice } from './theme-store.ts';

/** The line under the selected choice depends on the attribute on `<html>`, which is set before hydration. */
const choices: Record<ThemeChoice, { label: string; sewn: string }> = {
  light: { label: 'Light', sewn: 'in-data-[theme=light]:stitch-bottom' },
  dark: { label: 'Dark', sewn: 'in-data-[theme=dark]:stitch-bottom' },
  system: { label: 'System', sewn: '[:root:not([data-theme])_&]:stitch-bottom' },
};

/**
 * Selects the light, dark or system theme. `pre-hydration-events.ts` handles it before hydration. Hidden without
 * scripts, since the choice could not be stored.
 */
export function ThemePicker({ className = '' }: { className?: string }) {
  const id = useId();
  const { choice, choose } = useThemeChoice();
  return (
    <fieldset data-slot="theme-picker" className={`noscript:hidden ${className}`}>
      <legend className="sr-only">Colours</legend>
      <div className="flex gap-5">
        {themeChoices.map((one) => (
          <label
            key={one}
            className="flex min-h-11 cursor-pointer items-center has-focus-visible:outline-2 has-focus-visible:outline-(--piri-ring,var(--piri-accent))"
          >
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === choice}
              onChange={() => choose(one)}
              className="sr-only"
            />
            <span className={`pb-1 ${choices[one].sewn}`}>{choices[one].label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
