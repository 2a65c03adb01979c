import { Field, FieldLabel } from '@piri/ui/field';
import { Select } from '@piri/ui/select';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useMemo, useState } from 'react';
import { CopyButton } from '../../packages/ui/src/internal/docs/copy-button.tsx';
import { getVariables } from '../../packages/ui/src/tokens/build-stylesheets.ts';
import { exampleColour } from '../../packages/ui/theme/example-colour.ts';
import { makeMode } from '../../packages/ui/theme/make-theme.ts';
import { readBrand } from '../../packages/ui/theme/read-brand.ts';
import { formatAdjustment, makeTheme } from '../../packages/ui/theme/write-theme-css.ts';
import { buildScopedCss } from '../second-brand/brand.ts';
import { BrandSample } from './brand-comparison.tsx';

// An empty choice leaves the value out of the file, so that ours stays.
const corners = { Square: '0px', Ours: '', Round: '14px', Pill: '24px' };
// Few system fonts have ৳. The text font has it, and is asked for what the chosen one lacks.
const taka = 'Anek Bangla';
const otherFonts = {
  Georgia: `Georgia, ${taka}, serif`,
  System: `system-ui, ${taka}, sans-serif`,
  Mono: `monospace, ${taka}`,
};
const fonts = { Ours: '', ...otherFonts };
const sizes = { Small: '0.9375rem', Ours: '', Large: '1.125rem' };
const densities = { Compact: '0.22rem', Ours: '', Spacious: '0.3rem' };

/** Makes a theme from a colour and four choices, as `piri-ui-theme make` does, and shows components in it. */
export function ThemePlayground() {
  const [accent, setAccent] = useState(exampleColour);
  const [corner, setCorner] = useState('Ours');
  const [font, setFont] = useState('Ours');
  const [size, setSize] = useState('Ours');
  const [density, setDensity] = useState('Ours');
  const file = useMemo(() => {
    const radius = find(corners, corner);
    const family = find(fonts, font);
    const body = find(sizes, size);
    const spacing = find(densities, density);
    return {
      accent,
      ...(radius && { radius: { chip: radius, control: radius, card: radius } }),
      ...(family && { font: { text: family, display: family } }),
      ...(body && { fontSize: { body } }),
      ...(spacing && { spacing }),
    };
  }, [accent, corner, font, size, density]);
  const { css, adjustments } = useMemo(() => makeScopedTheme(file), [file]);
  const text = JSON.stringify(file, null, 2);
  return (
    <Unstyled>
      <style>{css}</style>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <label className="grid content-start gap-1.5 font-semibold text-small">
          Accent
          <input
            type="color"
            className="h-12 w-full control-frame p-1"
            value={accent}
            onChange={(event) => setAccent(event.currentTarget.value)}
          />
        </label>
        <Choice label="Corners" value={corner} options={corners} onChange={setCorner} />
        <Choice label="Fonts" value={font} options={fonts} onChange={setFont} />
        <Choice label="Text" value={size} options={sizes} onChange={setSize} />
        <Choice label="Density" value={density} options={densities} onChange={setDensity} />
      </div>
      <div role="status" className="mt-4 text-small">
        {adjustments.length === 0 ? (
          <p className="text-muted">Every pair is readable in all modes. Nothing was adjusted.</p>
        ) : (
          <ul className="text-muted">
            {adjustments.map((adjustment) => (
              <li key={adjustment}>{adjustment}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-4 grid gap-px border border-subtle md:grid-cols-[2fr_1fr]">
        <div data-live-theme className="font-text text-body">
          <BrandSample name="Your brand" />
        </div>
        <div className="flex items-start justify-between gap-2 bg-surface-muted p-4">
          <pre className="min-w-0 overflow-x-auto text-small">{text}</pre>
          <CopyButton text={text} label="Copy brand.json" />
        </div>
      </div>
    </Unstyled>
  );
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field>
      <FieldLabel>{label}</FieldLabel>
      <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {Object.keys(options).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

function makeScopedTheme(file: Readonly<Record<string, unknown>>) {
  const brand = readBrand(file);
  const css = buildScopedCss(
    '[data-live-theme]',
    (mode) =>
      new Map([...getVariables(makeMode(brand.files, mode, brand.contrast).tokens), ...brand.variables]),
  );
  return { css, adjustments: makeTheme(brand, '').adjustments.map(formatAdjustment) };
}

function find(options: Readonly<Record<string, string>>, name: string): string {
  const value = options[name];
  if (value === undefined) throw new Error(`There is no option ${name}.`);
  return value;
}
