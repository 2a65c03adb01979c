import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { modes, type ThemeAndContrast } from '../src/tokens/tokens.ts';
import { exampleColour } from './example-colour.ts';
import { type ContrastReport, formatFailures, formatReport } from './format-report.ts';
import { helpText } from './help-text.ts';
import { readColour, resolveBrand } from './make-theme.ts';
import { hasEnoughContrast, type MeasuredPair, measurePairs } from './measure-contrast.ts';
import { parseColour } from './parse-colour.ts';
import { type Brand, readBrand } from './read-brand.ts';
import { listUnreadSelectors, listUselessSelectors, readThemeCss } from './read-theme-css.ts';
import { type ContrastLevel, readContrastLevel } from './required-contrast.ts';
import { formatAdjustment, makeTheme } from './write-theme-css.ts';

/** Runs `piri-ui-theme` in a folder and returns the exit code: 1 if a pair of colours has too little contrast. */
export function runThemeCommand(
  args: readonly string[],
  folder: string,
  print: (line: string) => void = console.log,
): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      accent: { type: 'string' },
      out: { type: 'string' },
      contrast: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, file] = positionals;
  if (values.help || positionals.length === 0) {
    print(helpText);
    return 0;
  }
  const level = values.contrast === undefined ? undefined : readContrastLevel('--contrast', values.contrast);
  if (command === 'make') return make(file, { ...values, level }, folder, print);
  if (command !== 'check')
    throw new Error(`There is no command "${command}". Use make or check; --help shows both.`);
  if (!file) throw new Error('Name the file to check: piri-ui-theme check theme.css');
  return check(resolve(folder, file), level, print);
}

function make(
  file: string | undefined,
  { accent, out, level }: MakeOptions,
  folder: string,
  print: (line: string) => void,
): number {
  if (!file === !accent)
    throw new Error(`Name either the file of a brand or one colour: make --accent "${exampleColour}"`);
  const named = file ? readBrandFile(resolve(folder, file)) : readBrand({ accent });
  const brand = { ...named, contrast: level ?? named.contrast };
  const { css, adjustments } = makeTheme(
    brand,
    file ? `From ${basename(file)}.` : `From the accent ${accent}.`,
  );
  if (!out) {
    print(css);
    return 0;
  }
  writeFileSync(resolve(folder, out), css);
  for (const adjustment of adjustments) print(formatAdjustment(adjustment));
  const report = measureCss(css, brand.contrast);
  print(`${out} is written. ${formatFailures(report).at(-1)}`);
  return isReadable(report) ? 0 : 1;
}

interface MakeOptions {
  accent?: string | undefined;
  out?: string | undefined;
  /** Takes precedence over that of the file. */
  level?: ContrastLevel | undefined;
}

function check(path: string, wanted: ContrastLevel | undefined, print: (line: string) => void): number {
  const css = path.endsWith('.css') ? readFileSync(path, 'utf8') : null;
  const brand = css === null ? readBrandFile(path) : null;
  const level = wanted ?? brand?.contrast ?? 'aa';
  const report = brand ? measureBrand(brand, level) : measureCss(css ?? '', level);
  for (const line of [...formatReport(report, level), ...formatFailures(report)]) print(line);
  for (const selector of new Set(listUselessSelectors(css ?? ''))) {
    print(
      `No effect: ${selector} loses to other rules. Ours begin with :root, such as :root[data-theme="dark"]; those of a made theme with :root:root.`,
    );
  }
  for (const selector of new Set(listUnreadSelectors(css ?? ''))) {
    print(`Not checked: ${selector}. The check knows :root, html, [data-theme] and the user's two settings.`);
  }
  if (!isReadable(report)) print('`piri-ui-theme make` adjusts colours until all pairs are readable.');
  return isReadable(report) ? 0 : 1;
}

function readBrandFile(path: string): Brand {
  try {
    return readBrand(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Measures the colours of a brand as they are, without adjusting any. */
function measureBrand({ files }: Brand, level: ContrastLevel): ContrastReport {
  return new Map(
    modes.map((mode) => {
      const tokens = resolveBrand(files, mode);
      return [mode, measurePairs(mode, level, (name) => readColour(tokens, name))];
    }),
  );
}

/** Measures a style sheet: of the ways into a mode, the one with the lowest contrast counts. */
function measureCss(css: string, level: ContrastLevel): ContrastReport {
  const measure = (mode: ThemeAndContrast) => {
    const [first = [], ...others] = readThemeCss(css, mode).map((values) =>
      measurePairs(mode, level, (name) => parseColour(values.get(`--piri-${name}`) ?? '')),
    );
    return first.map((pair, index) =>
      [pair, ...others.flatMap((each) => each[index] ?? [])].reduce(getLower),
    );
  };
  return new Map(modes.map((mode) => [mode, measure(mode)]));
}

function getLower(first: MeasuredPair, second: MeasuredPair): MeasuredPair {
  return (second.ratio ?? 0) < (first.ratio ?? 0) ? second : first;
}

function isReadable(report: ContrastReport): boolean {
  return [...report.values()].every((pairs) => pairs.every(hasEnoughContrast));
}
