/** The old and the new value of a custom property in one of the rules that set it. */
export interface ChangedProperty {
  /** Such as `--accent`. */
  name: string;
  before: string;
  after: string;
}

/**
 * Returns the custom properties of a style sheet whose values changed, under their current names. A property that is set
 * in several rules, such as for light and dark, is compared rule by rule in order.
 */
export function findChangedProperties(before: string, after: string): ChangedProperty[] {
  const old = listProperties(before);
  const current = listProperties(after);
  const oldNames = findOldNames(old, current);
  return [...current].flatMap(([name, values]) => {
    const earlier = old.get(oldNames.get(name) ?? name);
    // If rules were added or removed, light would be compared with dark.
    if (earlier?.length !== values.length) return [];
    return values.flatMap((value, at) => {
      const was = earlier[at];
      return was !== undefined && was !== value ? [{ name, before: was, after: value }] : [];
    });
  });
}

/**
 * Returns the old names of renamed properties. A new name continues a removed one whose values are all equal, or else
 * one with at least half of its values.
 */
function findOldNames(old: Properties, current: Properties): Map<string, string> {
  const removed = new Map([...old].filter(([name]) => !current.has(name)));
  const added = [...current].filter(([name]) => !old.has(name));
  const oldNames = new Map<string, string>();
  for (const minShare of [1, 0.5]) {
    for (const [name, values] of added) {
      if (oldNames.has(name)) continue;
      const similar = [...removed].find(([, earlier]) => getEqualShare(earlier, values) >= minShare);
      if (!similar) continue;
      oldNames.set(name, similar[0]);
      removed.delete(similar[0]);
    }
  }
  return oldNames;
}

/** Returns the share of equal values, or 0 if the properties are set in different numbers of rules. */
function getEqualShare(earlier: readonly string[], values: readonly string[]): number {
  if (earlier.length !== values.length) return 0;
  return values.filter((value, at) => value === earlier[at]).length / values.length;
}

/** Returns the name under which a property is used, if another property is only an alias of it. */
export function getPropertyAlias(styleSheets: readonly string[], name: string): string {
  for (const styleSheet of styleSheets) {
    for (const [alias, values] of listProperties(styleSheet))
      if (values.includes(`var(${name})`)) return alias;
  }
  return name;
}

/** Converts `#abc`, `#AABBCC` and `#aabbccff` to `#aabbcc`. Returns `null` for anything but an opaque hex colour. */
export function normalizeHexColour(value: string): string | null {
  const [, digits] = /^#([0-9a-f]{3,8})$/i.exec(value) ?? [];
  if (!digits) return null;
  const full = digits.length <= 4 ? [...digits].map((one) => one + one).join('') : digits;
  if (full.length === 8 && full.slice(6).toLowerCase() !== 'ff') return null;
  return full.length === 6 || full.length === 8 ? `#${full.slice(0, 6).toLowerCase()}` : null;
}

type Properties = ReadonlyMap<string, readonly string[]>;

function listProperties(styleSheet: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const bare = styleSheet.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name = '', value = ''] of bare.matchAll(
    /(?<![\w-])(--[\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g,
  )) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}
