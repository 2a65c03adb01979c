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
  const properties = new Set([property]);
  const classes = new Set<string>();
  let everywhere = false;
  for (const name of properties) {
    const use = new RegExp(`${name}(?![\\w-])`);
    for (const rules of sheets.map(listRulesWithProperties)) {
      for (const [selector, declarations] of rules) {
        for (const [own, value] of declarations) {
          if (!use.test(value)) continue;
          if (own.startsWith('--')) properties.add(own);
          else if (listClasses(selector).length === 0) everywhere = true;
          else for (const one of listClasses(selector)) classes.add(one);
        }
      }
    }
  }
  return { properties, classes, everywhere };
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
