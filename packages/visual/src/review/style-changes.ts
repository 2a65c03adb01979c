import { basename } from 'node:path';
import { type ChangedProperty, findChangedProperties } from './custom-properties.ts';

/** What changed in a style sheet. */
export interface StyleChanges {
  properties: readonly ChangedProperty[];
  /** The classes of the changed rules, or `null` if a rule without a class changed, which may affect everything. */
  classes: ReadonlySet<string> | null;
}

/** Compares two versions of a style sheet. Comments, spaces and the order of rules do not count. */
export function findStyleChanges(before: string, after: string): StyleChanges {
  const [old, current] = [listRules(before), listRules(after)];
  const changed = [...new Set([...old.keys(), ...current.keys()])].filter(
    (selector) => old.get(selector) !== current.get(selector),
  );
  const classes = changed.map(listClasses);
  return {
    properties: findChangedProperties(before, after),
    classes: classes.some((names) => names.length === 0) ? null : new Set(classes.flat()),
  };
}

/**
 * Returns a pattern for the sources that use a custom property: its value, or a utility of Tailwind with the last part
 * of its name. Returns `null` if every story may use it.
 */
export function getPropertyUse(names: readonly string[]): RegExp | null {
  const uses = names.flatMap((name) => {
    const [, , value] =
      /^--(color|text-color|border-color|radius|shadow|font-weight|text|font|z-index|transition-duration|ease|container)-(.+)$/.exec(
        name,
      ) ?? [];
    return [`${name}(?![\\w-])`, ...(value ? [`(?<=[\\w)]-)${value}(?![\\w-])`] : [])];
  });
  return uses.length > 0 ? new RegExp(uses.join('|')) : null;
}

/** Returns a pattern for the sources that use one of these classes. */
export function getClassUse(classes: Iterable<string>): RegExp {
  return new RegExp(`(?<![\\w-])(?:${[...classes].join('|')})(?![\\w-])`);
}

/** Returns the names of the properties and classes that a property is used for inside of style sheets. */
export function listStyleUses(sheets: readonly string[], property: string): StyleUses {
  return collectUses(sheets, [property], [getNamePattern(property)]);
}

/** Returns the names of the properties and classes that the families of a font file are used for. */
export function listFontUses(sheets: readonly string[], file: string): StyleUses {
  return collectUses(sheets, [], listFontFamilies(sheets, file).map(getFamilyPattern));
}

/** Collects the uses of some patterns, and of the custom properties whose values match one of them. */
function collectUses(
  sheets: readonly string[],
  names: readonly string[],
  uses: readonly RegExp[],
): StyleUses {
  const patterns = [...uses];
  const properties = new Set(names);
  const classes = new Set<string>();
  let everywhere = false;
  const declarations = sheets.flatMap((sheet) => [...listRulesWithProperties(sheet)]).flatMap(toDeclarations);
  // A property that is found adds its own pattern.
  for (const use of patterns) {
    for (const [selector, own, value] of declarations) {
      if (!use.test(value) || selector.endsWith('@font-face')) continue;
      if (!own.startsWith('--')) {
        if (listClasses(selector).length === 0) everywhere = true;
        for (const one of listClasses(selector)) classes.add(one);
      } else if (!properties.has(own)) {
        properties.add(own);
        patterns.push(getNamePattern(own));
      }
    }
  }
  return { properties, classes, everywhere };
}

function toDeclarations([selector, declarations]: [string, Declarations]) {
  return declarations.map(([name, value]) => [selector, name, value] as const);
}

function getNamePattern(property: string): RegExp {
  return new RegExp(`${property}(?![\\w-])`);
}

function getFamilyPattern(family: string): RegExp {
  return new RegExp(`(?<![\\w-])${family}["']?\\s*(?:,|$)`);
}

/** Returns the families of the `@font-face` rules that load a file. */
function listFontFamilies(sheets: readonly string[], file: string): string[] {
  const families = new Set<string>();
  for (const sheet of sheets) {
    for (const [, rule = ''] of sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
      const [, family] = /font-family:\s*["']?([^"';]+)/.exec(rule) ?? [];
      if (family && rule.includes(`/${basename(file)}`)) families.add(family.trim());
    }
  }
  return [...families];
}

export interface StyleUses {
  properties: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Whether a rule without a class uses it. */
  everywhere: boolean;
}

/** Returns the outermost selector with a class name, or the name of a utility. */
function listClasses(selector: string): string[] {
  const [, utility] = /@utility ([\w-]+)/.exec(selector) ?? [];
  return utility ? [utility] : [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** Returns the declarations of each selector without custom properties. */
function listRules(sheet: string): ReadonlyMap<string, string> {
  return new Map(
    [...listRulesWithProperties(sheet)].map(([selector, declarations]) => [
      selector,
      declarations
        .filter(([name]) => !name.startsWith('--'))
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
    ]),
  );
}

type Declarations = [name: string, value: string][];

/** Reads the rules of a style sheet. The selector contains those around it. */
function listRulesWithProperties(sheet: string): Map<string, Declarations> {
  const rules = new Map<string, Declarations>();
  const path: string[] = [];
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, text = '', end] of bare.matchAll(
    /((?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^{};"'(])*)([{};])/g,
  )) {
    const part = text.replace(/\s+/g, ' ').trim();
    if (end === '{') path.push(part);
    if (end !== '{' && part !== '') {
      const selector = path.join(' ');
      const [name = '', ...value] = part.split(':');
      const declarations = rules.get(selector) ?? [];
      declarations.push([name.trim(), value.join(':').trim()]);
      rules.set(selector, declarations);
    }
    if (end === '}') path.pop();
  }
  return rules;
}
