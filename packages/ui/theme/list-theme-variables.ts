import { getVariables } from '../src/tokens/build-stylesheets.ts';
import { modeTitles } from '../src/tokens/mode-titles.ts';
import { getTokens, modes, type ThemeAndContrast } from '../src/tokens/tokens.ts';

/** A table whose rows begin with a name. */
export interface NamedRows {
  heads: string[];
  rows: [name: string, ...cells: string[]][];
}

const valuesByMode = new Map(modes.map((mode) => [mode, getVariables(getTokens(mode))]));
const names = [...getVariables(getTokens('light')).keys()];

/** Lists the variables that differ between modes, with their value in each. */
export function listModeVariables(): NamedRows {
  return { heads: ['Variable', ...modes.map((mode) => modeTitles[mode])], rows: toRows(hasModes, modes) };
}

/** Lists the variables with one value for all modes. */
export function listSharedVariables(): NamedRows {
  return { heads: ['Variable', 'Default'], rows: toRows((name) => !hasModes(name), ['light']) };
}

/** Returns whether the value of a variable is a colour. */
export function isColour(value: string): boolean {
  return /^#[\da-f]{6,8}$/.test(value);
}

function hasModes(name: string): boolean {
  return isColour(readValue('light', name)) || name.startsWith('--piri-shadow-');
}

function toRows(isListed: (name: string) => boolean, shown: readonly ThemeAndContrast[]): NamedRows['rows'] {
  return names.filter(isListed).map((name) => [name, ...shown.map((mode) => readValue(mode, name))]);
}

function readValue(mode: ThemeAndContrast, name: string): string {
  const value = valuesByMode.get(mode)?.get(name);
  if (value === undefined) throw new Error(`The mode ${mode} has no ${name}.`);
  return value;
}
