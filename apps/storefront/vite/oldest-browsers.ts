import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The browsers of `.browserslistrc`, by the names that it uses. */
const names = ['chrome', 'and_chr', 'edge', 'samsung', 'firefox', 'and_ff', 'safari', 'ios_saf'] as const;

export type BrowserName = (typeof names)[number];

/** A version of each browser, such as `17.4`. */
export type BrowserVersions = Readonly<Record<BrowserName, string>>;

/**
 * Returns the versions in the text of a `.browserslistrc`. Of its query language it reads lines such as
 * `safari >= 17.4`, and throws if there is anything else: a range of popularity would change with each update of data.
 */
export function parseOldestBrowsers(text: string): BrowserVersions {
  const versions = new Map<string, string>();
  for (const line of text.split('\n').map((one) => one.replace(/#.*/, '').trim())) {
    if (line === '') continue;
    const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? [];
    if (!isBrowserName(name) || versions.has(name)) throw new Error(describeProblem(line));
    versions.set(name, version);
  }
  const missing = names.filter((name) => !versions.has(name));
  if (missing.length > 0) throw new Error(describeProblem(`no line for ${missing.join(', ')}`));
  return Object.fromEntries(versions) as unknown as BrowserVersions;
}

/** The oldest browsers in which the whole shop works (decision 0036). */
export const oldestBrowsers = parseOldestBrowsers(
  readFileSync(join(import.meta.dirname, '../../../.browserslistrc'), 'utf8'),
);

/**
 * Returns the targets for Vite, which lowers scripts and, with Lightning CSS, styles to them. It does not know the names
 * of browsers on Android, whose engines have the same versions.
 */
export function toBuildTargets({ chrome, edge, firefox, safari, ios_saf }: BrowserVersions): string[] {
  return [`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${ios_saf}`];
}

function isBrowserName(name: string): name is BrowserName {
  return (names as readonly string[]).includes(name);
}

function describeProblem(problem: string): string {
  return `.browserslistrc needs one line for each of ${names.join(', ')}, such as "safari >= 17.4". Found: ${problem}.`;
}
