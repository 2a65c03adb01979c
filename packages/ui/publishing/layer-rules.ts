import type { ClassRule } from './split-rules.ts';

/**
 * Puts consecutive rules into numbered layers so that two rules which set the same property for different reasons are
 * in different ones. Sheets of several components contain the same classes. In layers, the order in which such sheets
 * are loaded does not matter.
 */
export function layerRules(rules: ClassRule[]): Map<ClassRule, number> {
  const layers = new Map<ClassRule, number>();
  let layer = 0;
  let kindOf = new Map<string, string>();
  for (const rule of rules) {
    const kind = readKind(rule);
    const shorthands = readProperties(rule).map(toShorthand);
    if (shorthands.some((name) => (kindOf.get(name) ?? kind) !== kind)) {
      layer += 1;
      kindOf = new Map();
    }
    for (const name of shorthands) kindOf.set(name, kind);
    layers.set(rule, layer);
  }
  return layers;
}

/** `p-4` and `p-6` are of one kind, since no element has both. `p-4`, `px-4` and `md:p-4` are of three. */
function readKind(rule: ClassRule): string {
  const variants = rule.className.split(/:(?![^[(]*[\])])/).slice(0, -1);
  return [
    ...variants,
    ...readProperties(rule),
    rule.css.trimStart().startsWith('@') ? rule.css.slice(0, rule.css.indexOf('\n')) : '',
  ].join();
}

function readProperties({ css }: ClassRule): string[] {
  return [...css.matchAll(/^\s*(-{0,2}[a-z][\w-]*): /gm)].map(([, name = '']) => name);
}

const shorthands =
  /^(margin|padding|border|outline|background|transition|animation|font|text-decoration|grid|flex|overflow|overscroll|scroll|column|list|mask|object|contain)(?=-|$)/;

/** Returns the shorthand that sets a property, or a name that stands for all properties that could overlap with it. */
function toShorthand(property: string): string {
  if (property.startsWith('--')) return property;
  const name = property.replace(/^-(webkit|moz)-/, '');
  if (/^(top|right|bottom|left)$|^inset/.test(name)) return 'inset';
  if (/^(line-height|letter-spacing)$/.test(name)) return 'font';
  if (/^(align|justify|place)-/.test(name)) return name.replace(/^\w+/, 'place');
  if (/^(row-gap|column-gap)$/.test(name)) return 'gap';
  if (/^(width|height|inline-size|block-size)$/.test(name)) return 'size';
  if (/^(min|max)-/.test(name)) return name.slice(0, 3);
  return shorthands.exec(name)?.[0] ?? name;
}
