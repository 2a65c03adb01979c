import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileClasses, compileSheet, componentLayer } from './compile-utilities.ts';
import { declareLayers, layerRules, nameLayer } from './layer-rules.ts';
import { minifySheets } from './minify-sheets.ts';
import { scopeElements } from './scope-elements.ts';
import { type ClassRule, splitRules } from './split-rules.ts';

const layerOrder = '@layer theme, base, components, utilities;';

/**
 * Writes the compiled style sheets of the package: `styles.css` with the rules of all components, one sheet for each
 * component, the `foundation.css` that those import, `reset.css` and `bangla-fonts.css`.
 */
export async function buildStyleSheets(dist: string, components: Map<string, Set<string>>): Promise<void> {
  const reset = await compileSheet('@import "./theme.generated.css"; @import "./reset.css";');
  const variables = await compileSheet('@import "./tokens.generated.css"; @import "./fonts.css";');
  const all = await compileClasses(new Set([...components.values()].flatMap((classes) => [...classes])));
  const { rules, globals } = readOutput(all);
  const layers = layerRules(splitRules(rules, '  '));
  const foundation = [
    layerOrder,
    variables,
    `@layer ${componentLayer} {\n  @layer elements;\n${declareLayers(Math.max(...layers.values()) + 1)}`,
    `  @layer elements {\n${scopeElements(reset)}  }\n}`,
  ].join('\n');

  const sheets: Record<string, string> = {
    reset: `${layerOrder}\n${reset}`,
    'bangla-fonts': readFileSync(join(import.meta.dirname, '../src/styles/bangla-fonts.css'), 'utf8'),
    foundation,
    // In the order of Tailwind, this sheet needs no layers for its rules. They win over those of single components.
    styles: [foundation, ...globals.map(({ css }) => css), `@layer ${componentLayer} {\n${rules}}`].join(
      '\n',
    ),
  };
  for (const [component, classes] of components) {
    sheets[component] = composeSheet(
      [...layers].filter(([rule]) => classes.has(rule.className)),
      globals,
    );
  }
  const folder = join(dist, 'raw-styles');
  mkdirSync(folder, { recursive: true });
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, `${name}.css`), css);
  await minifySheets(folder, sheets, dist);
  rmSync(folder, { recursive: true });
  // Afterwards, because the build would copy the foundation into every sheet.
  for (const component of components.keys()) {
    const file = join(dist, `${component}.css`);
    writeFileSync(file, `@import "./foundation.css";\n${readFileSync(file, 'utf8')}`);
  }
}

/** A registered property or keyframes, which stand outside of layers. */
interface GlobalRule {
  name: string;
  css: string;
}

function readOutput(css: string): { rules: string; globals: GlobalRule[] } {
  const start = `@layer ${componentLayer} {\n`;
  const from = css.indexOf(start) + start.length;
  const to = css.indexOf('\n}', from) + 1;
  if (from < start.length) throw new Error('Tailwind wrote no rules of components.');
  const outside = css.slice(0, from - start.length) + css.slice(to + 2);
  const globals = [...outside.matchAll(/^@(?:property|keyframes) ([\w-]+) \{\n[\s\S]*?^\}$/gm)].map(
    ([rule, name = '']) => ({ name, css: rule }),
  );
  const initial = /^@layer properties \{\n[\s\S]*?^\}$/m.exec(outside)?.[0];
  const rest = outside
    .replace(/^@(?:property|keyframes|layer) [\w-]+ \{\n[\s\S]*?^\}$|^@layer [^{}]*;$|^\/\*.*\*\/$/gm, '')
    .trim();
  if (rest) throw new Error(`Tailwind wrote rules outside of the layers of components:\n${rest}`);
  return {
    rules: css.slice(from, to),
    globals: initial ? [...globals, { name: 'properties', css: `@layer properties;\n${initial}` }] : globals,
  };
}

/** The rules of one component, in their layers, with the registered properties and keyframes that they use. */
function composeSheet(layers: [ClassRule, number][], globals: GlobalRule[]): string {
  const rules = layers.map(([rule]) => rule.css).join('\n');
  const isUsed = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(rules);
  const used = globals.flatMap(({ name, css }) => {
    if (name !== 'properties') return isUsed(name) ? css : [];
    // Browsers without `@property` get the initial values from a rule.
    return css.replace(/^ *(--[\w-]+): [^;]+;\n/gm, (line, property: string) =>
      isUsed(property) ? line : '',
    );
  });
  const layered = layers.map(([rule, layer]) => `@layer ${nameLayer(layer)} {\n${rule.css}\n}`);
  return [...used, `@layer ${componentLayer} {\n${layered.join('\n')}\n}`].join('\n');
}
