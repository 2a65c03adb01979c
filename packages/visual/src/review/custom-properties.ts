/** What a custom property was and became, in one of the places where it is set. */
export interface ChangedProperty {
  /** Such as `--neel`. */
  name: string;
  before: string;
  after: string;
}

/**
 * The custom properties of a style sheet whose values differ from an older one. A property that is set in several
 * rules, for light and dark, is set against the same one of them each time: the rules are told apart by their order.
 */
export function changedProperties(before: string, after: string): ChangedProperty[] {
  const old = propertiesOf(before);
  return [...propertiesOf(after)].flatMap(([name, values]) => {
    const earlier = old.get(name);
    // Rules that came or went would set light against dark.
    if (earlier?.length !== values.length) return [];
    return values.flatMap((value, at) => {
      const was = earlier[at];
      return was !== undefined && was !== value ? [{ name, before: was, after: value }] : [];
    });
  });
}

/** The name under which a property is used, where another one does nothing but pass it on. */
export function resolvePropertyAlias(sheets: readonly string[], name: string): string {
  for (const sheet of sheets) {
    for (const [alias, values] of propertiesOf(sheet)) if (values.includes(`var(${name})`)) return alias;
  }
  return name;
}

/** `#abc`, `#AABBCC` and `#aabbccff` as `#aabbcc`; null for what is no plain opaque colour. */
export function normalizeHexColour(value: string): string | null {
  const [, digits] = /^#([0-9a-f]{3,8})$/i.exec(value) ?? [];
  if (!digits) return null;
  const full = digits.length <= 4 ? [...digits].map((one) => one + one).join('') : digits;
  if (full.length === 8 && full.slice(6).toLowerCase() !== 'ff') return null;
  return full.length === 6 || full.length === 8 ? `#${full.slice(0, 6).toLowerCase()}` : null;
}

function propertiesOf(sheet: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name = '', value = ''] of bare.matchAll(
    /(?<![\w-])(--[\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g,
  )) {
    found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}
