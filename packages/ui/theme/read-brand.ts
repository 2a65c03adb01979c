import { getVariables } from '../src/tokens/build-stylesheets.ts';
import { getTokens, isJsonObject, type JsonObject } from '../src/tokens/tokens.ts';
import { type BrandColours, buildPalette } from './build-palette.ts';
import { exampleColour } from './example-colour.ts';
import { parseColour } from './parse-colour.ts';
import { type ContrastLevel, readContrastLevel } from './required-contrast.ts';

/** What a theme changes: token files after our palette, and values of variables that are the same in all modes. */
export interface Brand {
  files: readonly JsonObject[];
  variables: ReadonlyMap<string, string>;
  contrast: ContrastLevel;
}

const colourNames = ['accent', 'sale', 'highlight', 'neutral'] as const;

/** The groups of a brand that hold values of variables, with the start of the names of these. */
const variableGroups: Readonly<Record<string, string>> = {
  radius: '--piri-radius-',
  font: '--piri-font-',
  fontSize: '--piri-font-size-',
};

/**
 * Reads the file of a brand: a few colours, corners, fonts, sizes and the spacing, or a file in the Design Tokens format
 * that replaces steps of our palette. Throws an error that says what to write instead.
 */
export function readBrand(file: unknown): Brand {
  if (!isJsonObject(file))
    throw new Error(`The brand is not a JSON object. Write { "accent": "${exampleColour}" }.`);
  if (isJsonObject(file['palette']) || isJsonObject(file['color']))
    return { files: [file], variables: new Map(), contrast: 'aa' };
  const colours: BrandColours = {};
  const variables = new Map<string, string>();
  let contrast: ContrastLevel = 'aa';
  const known = getVariables(getTokens('light'));
  for (const [key, value] of Object.entries(file)) {
    if (key.startsWith('$')) continue;
    const colour = colourNames.find((name) => name === key);
    const prefix = variableGroups[key];
    if (colour) colours[colour] = readColour(key, value);
    else if (key === 'contrast') contrast = readContrastLevel('"contrast"', value);
    else if (key === 'spacing') variables.set('--piri-spacing', readText(key, value));
    else if (prefix && isJsonObject(value)) {
      for (const [name, each] of Object.entries(value)) {
        if (!known.has(prefix + name)) throw new Error(`${describe(key, name, prefix, known)}`);
        variables.set(prefix + name, readText(`${key}.${name}`, each));
      }
    } else throw new Error(`The brand has "${key}", which is none of ${listKeys()}.`);
  }
  return { files: [buildPalette(colours)], variables, contrast };
}

function readColour(key: string, value: unknown): string {
  const colour = typeof value === 'string' ? parseColour(value) : null;
  if (colour) return colour;
  throw new Error(
    `"${key}" is ${JSON.stringify(value)}. Write an opaque colour, such as "${exampleColour}".`,
  );
}

function readText(key: string, value: unknown): string {
  if (typeof value === 'string' && value !== '' && !/[;{}]/.test(value)) return value;
  throw new Error(`"${key}" is ${JSON.stringify(value)}. Write a CSS value as text, such as "8px".`);
}

function describe(key: string, name: string, prefix: string, known: ReadonlyMap<string, string>): string {
  const names = [...known.keys()].flatMap((each) =>
    each.startsWith(prefix) && !(prefix === '--piri-font-' && each.startsWith('--piri-font-size-'))
      ? [each.slice(prefix.length)]
      : [],
  );
  return `"${key}" has "${name}", which is none of ${names.join(', ')}.`;
}

function listKeys(): string {
  return [...colourNames, ...Object.keys(variableGroups), 'spacing', 'contrast'].join(', ');
}
