import type { ClassRule } from './split-rules.ts';

/**
 * Puts consecutive rules into numbered layers, so that no two rules of a layer set the same property. Sheets of several
 * components contain the same classes. In layers, the order in which such sheets are loaded does not matter.
 */
export function layerRules(rules: ClassRule[]): Map<ClassRule, number> {
  const layers = new Map<ClassRule, number>();
  let layer = 0;
  let taken = new Set<string>();
  for (const rule of rules) {
    const names = new Set(readProperties(rule).map(toShorthand));
    if ([...names].some((name) => taken.has(name))) {
      layer += 1;
      taken = new Set();
    }
    for (const name of names) taken.add(name);
    layers.set(rule, layer);
  }
  return layers;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** 0 → a.a, 1 → a.b, 26 → b.a, 676 → aa.a. Layers in layers, because their declaration then compresses to a fifth. */
export function nameLayer(index: number): string {
  return `${nameGroup(Math.floor(index / letters.length))}.${letters[index % letters.length]}`;
}

/** Declares the order of the layers, as far as they are used. */
export function declareLayers(count: number): string {
  return Array.from(
    { length: Math.ceil(count / letters.length) },
    (_, group) => `@layer ${nameGroup(group)} { @layer ${letters.join(', ')}; }`,
  ).join('\n');
}

function nameGroup(group: number): string {
  const letter = letters[group % letters.length] ?? '';
  return group < letters.length ? letter : nameGroup(Math.floor(group / letters.length) - 1) + letter;
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
