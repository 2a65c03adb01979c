import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile, __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { prefix } from './prefix-classes.ts';

const { resolve } = createRequire(import.meta.url);
const styles = join(import.meta.dirname, '../src/styles');

/** The layer of all rules of components. It is nested so that rules of an app in `components` win too. */
export const componentLayer = `components.${prefix}`;

/** Returns whether the theme and the utilities of the sources have a class of this name. */
export async function loadClassCheck(): Promise<(name: string) => boolean> {
  const system = await loadDesignSystem('@import "./tailwind.css";', { base: styles, loadStylesheet });
  const known = new Map<string, boolean>();
  return (name) => {
    const isKnown = known.get(name) ?? system.candidatesToCss([name])[0] !== null;
    known.set(name, isKnown);
    return isKnown;
  };
}

/** Compiles prefixed classes. Returns the whole style sheet, of which only the layer of components has rules. */
export async function compileClasses(classes: Iterable<string>): Promise<string> {
  const { build } = await compile(
    `@import "./theme.generated.css" prefix(${prefix});
    @import "./variants.css";
    @import "./utilities.css";
    @layer ${componentLayer} { @tailwind utilities; }`,
    { base: styles, loadStylesheet: async (id, base) => prefixApplied(await loadStylesheet(id, base)) },
  );
  return build([...classes]);
}

/** Compiles a style sheet of the sources that has no classes. */
export async function compileSheet(css: string): Promise<string> {
  const { build } = await compile(css, { base: styles, loadStylesheet });
  return build([]);
}

/** With a prefix, `@apply` expects it too. */
function prefixApplied<T extends { content: string }>(sheet: T): T {
  return {
    ...sheet,
    content: sheet.content.replace(/@apply ([^;]+);/g, (_, names: string) => `@apply ${addPrefix(names)};`),
  };
}

function addPrefix(names: string): string {
  return names.replace(/\S+/g, `${prefix}:$&`);
}

async function loadStylesheet(id: string, base: string) {
  const path = id.startsWith('.') ? join(base, id) : resolve(id);
  return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
}
