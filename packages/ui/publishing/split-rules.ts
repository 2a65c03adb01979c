/** A rule of one class, in the at-rules around it. Some classes have several. */
export interface ClassRule {
  className: string;
  css: string;
}

/** Splits the rules of Tailwind's output, in their order. It relies on the indentation that Tailwind writes. */
export function splitRules(block: string, indent = ''): ClassRule[] {
  const nodes = block.match(new RegExp(`^${indent}\\S[^\\n]*\\{\\n[\\s\\S]*?^${indent}\\}$`, 'gm'));
  if (!nodes) throw new Error(`There are no rules in ${block.slice(0, 200)}`);
  return nodes.flatMap((css) => {
    const header = css.slice(0, css.indexOf('\n')).trim();
    if (!header.startsWith('@')) return { className: readClass(header), css };
    const inner = css.slice(css.indexOf('\n') + 1, css.lastIndexOf('\n'));
    return splitRules(inner, `${indent}  `).map((rule) => ({
      ...rule,
      css: `${indent}${header}\n${rule.css}\n${indent}}`,
    }));
  });
}

/** The first class of a selector is the class itself. A `group` or `peer` comes later. */
function readClass(selector: string): string {
  const [, name] = /\.((?:\\.|[\w-])+)/.exec(selector) ?? [];
  if (!name) throw new Error(`The rule of ${selector} has no class.`);
  return name.replace(/\\(.)/g, '$1');
}
