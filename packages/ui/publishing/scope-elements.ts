import { prefix } from './prefix-classes.ts';

/** Every element of a component. Without specificity, like the elements of a reset. */
const ofComponents = `:where([class*="${prefix}:"])`;

/** The page's own: its font and colours, and the colour of selected text. */
const ofThePage = /^(html|::selection)$/;

/**
 * Returns the rules of the compiled reset for the elements of components alone. They look the same without the reset,
 * or beside another one, except for what they inherit from the page.
 */
export function scopeElements(reset: string): string {
  const [, rules] = /^@layer base \{\n([\s\S]*?)^\}/m.exec(reset) ?? [];
  if (!rules) throw new Error('The reset has no layer `base`.');
  return rules.replace(/^( +)([^@\s][^{};]*) \{\n[^}]*\}\n/gm, (rule, indent: string, selector: string) => {
    const all = selector.split(/,\s*/);
    if (all.every((one) => ofThePage.test(one))) return '';
    return rule.replace(`${indent}${selector}`, () => `${indent}${all.map(scope).join(', ')}`);
  });
}

function scope(selector: string): string {
  if (selector.startsWith('*')) return ofComponents + selector.slice(1);
  const [, element = '', rest = ''] = /^(\w*)(.*)$/.exec(selector) ?? [];
  return element + ofComponents + rest;
}
