import { featureKeys, filterKnown, isTooNew } from './browser-support.ts';
import { parseStyleSheet, type StyleUse } from './parse-style-sheet.ts';

/**
 * Returns what a style sheet uses that the oldest browsers do not support, such as `field-sizing`, `display: math`,
 * `:open` or `@starting-style`, without duplicates. What `@supports` asks for, and a value after an older one of the same
 * property, are not reported: the sheet says itself what the other browsers get.
 */
export function findUnsupportedStyles(css: string): string[] {
  const found = new Set<string>();
  for (const use of parseStyleSheet(css)) {
    if (use.around.some((prelude) => prelude.startsWith('@supports'))) continue;
    for (const name of findIn[use.kind](use)) found.add(name);
  }
  return [...found].sort();
}

const findIn: Record<StyleUse['kind'], (use: StyleUse) => string[]> = {
  selector: ({ text, around }) => {
    const names = [...maskStrings(text).matchAll(/(?<!\\)(::?)([a-z][a-z-]*)/g)];
    const nested = /(?<!\\)&/.test(maskStrings(text)) && around.some((prelude) => !prelude.startsWith('@'));
    return [
      ...names
        .filter(([, , name]) => isTooNew(filterKnown(`css.selectors.${name}`)))
        .map(([all]) => all as string),
      ...(nested && isTooNew(['css.selectors.nesting']) ? ['nesting'] : []),
    ];
  },
  'at-rule': ({ text }) => {
    const [, name = ''] = /^@([\w-]+)/.exec(text) ?? [];
    const features = [...text.matchAll(/\(\s*([a-z-]+)\s*[:)<>=]/g)].map(([, feature]) => feature);
    return [
      ...(isTooNew(filterKnown(`css.at-rules.${name}`)) ? [`@${name}`] : []),
      ...features
        .filter((feature) => isTooNew(filterKnown(`css.at-rules.${name}.${feature}`)))
        .map((feature) => `@${name} ${feature}`),
    ];
  },
  declaration: ({ text, earlier, around }) => {
    const [property, value] = splitDeclaration(text);
    const isDescriptor = /^@(font-face|property|page|counter-style)/.test(around.at(-1) ?? '');
    if (isDescriptor) return [];
    if (isTooNew(filterKnown(`css.properties.${property}`))) return [property];
    const words = findUnsupportedWords(property, value);
    const hasFallback = earlier
      .map(splitDeclaration)
      .some(([other, older]) => other === property && findUnsupportedWords(other, older).length === 0);
    return hasFallback ? [] : words;
  },
};

/** Returns the too new keywords and functions of a value. */
function findUnsupportedWords(property: string, value: string): string[] {
  const words = maskStrings(value).matchAll(/(?<![\w.#-])([a-z][\w-]*)(\(?)/gi);
  return [...words].flatMap(([, word = '', bracket]) => {
    const own = filterKnown(`css.properties.${property}.${word}`);
    const keys = bracket ? (functionKeys.get(word) ?? own) : own;
    return isTooNew(keys) ? [bracket ? `${word}()` : `${property}: ${word}`] : [];
  });
}

/** The keys of functions, such as `css.types.color.oklch`, by their names. */
const functionKeys = Map.groupBy(
  featureKeys.filter((key) => /^css\.types\.(?:\w+(?:-\w+)*\.)?[\w-]+$/.test(key)),
  (key) => key.split('.').at(-1) ?? '',
);

function splitDeclaration(text: string): [property: string, value: string] {
  const colon = text.indexOf(':');
  return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
}

function maskStrings(text: string): string {
  return text.replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/g, '""');
}
