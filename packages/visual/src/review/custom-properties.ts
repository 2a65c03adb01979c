/** The old and the new value of a custom property in one of the rules that set it. */
export interface ChangedProperty {
  /** Such as `--accent`. */
  name: string;
  before: string;
  after: string;
}

/**
 * Returns the custom properties of a style sheet whose values changed. A property that is set in several rules, such as
 * for light and dark, is compared rule by rule in order.
 */
export function changedProperties(before: string, after: string): ChangedProperty[] {
  const old = listProperties(before);
  return [...listProperties(after)].flatMap(([name, values]) => {
    const earlier = old.get(name);
    // If rules were added or removed, light would be compared with dark.
    if (earlier?.length !== values.length) return [];
    return values.flatMap((value, at) => {
      const was = earlier[at];
      return was !== undefined && was !== value ? [{ name, before: was, after: value }] : [];
    });
  });
}

/** Returns the name under which a property is used, if another property is only an alias of it. */
export function resolvePropertyAlias(styleSheets: readonly string[], name: string): string {
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
