import { type Selector, transform } from 'lightningcss';
import { type ESTree, type Plugin, parseAstAsync } from 'vite';

/** The short name of each class name. */
export type ClassNameMap = ReadonlyMap<string, string>;

/**
 * Shortens the names of utility classes in the built shop, in the style sheet and in the strings of our own modules
 * alike: `max-md:group-data-fixed/bar:hidden` becomes `.bh`. The names were a seventh of every page. In development
 * and in the workbench, class names are unchanged.
 *
 * Only names with a character that no word has (`-`, `:`, `[`, `/`…) are shortened, and only as a whole word of a
 * string: `hidden` or `block` may mean something else elsewhere, and so may `inline-flex`, which is a value of CSS too.
 */
export function minifyClassNames({
  sheet,
  sources,
}: {
  sheet: string;
  sources: readonly string[];
}): Plugin[] {
  let names: ClassNameMap | undefined;
  const path = (id: string) => id.replace(/\?.*/, '');
  return [
    {
      name: 'piri:short-classes-of-sheet',
      apply: 'build',
      // After Tailwind, which is the first plugin, and before Vite resolves the files in the style sheet.
      enforce: 'pre',
      transform(code, id) {
        if (path(id) !== sheet || !code.includes('@layer')) return;
        names ??= createClassNameMap(code);
        return { code: renameClasses(code, names), map: null };
      },
    },
    {
      name: 'piri:short-classes-of-modules',
      apply: 'build',
      // After TypeScript and JSX have been compiled.
      enforce: 'post',
      async transform(code, id) {
        if (!/\.tsx?$/.test(path(id)) || !sources.some((folder) => id.startsWith(folder))) return;
        // The names come from the style sheet, so load it before the first module.
        if (!names) await this.load({ id: `${sheet}?inline` });
        if (!names) throw new Error(`${sheet} was not transformed, so its class names cannot be minified.`);
        return { code: await renameInStrings(code, names), map: null };
      },
    },
  ];
}

/** Creates short names for the classes of a style sheet, in their order. */
export function createClassNameMap(css: string): ClassNameMap {
  const found = new Set<string>();
  mapClasses(css, (name) => {
    found.add(name);
    return name;
  });
  const values = new Set(css.match(/(?<=:\s*)[a-z-]+(?=\s*[;}])/g));
  const names = new Map<string, string>();
  let count = 0;
  for (const name of found) {
    if (!/[^a-z]/i.test(name) || values.has(name)) continue;
    let short: string;
    do short = createClassName(count++);
    while (found.has(short));
    names.set(name, short);
  }
  return names;
}

export function renameClasses(css: string, names: ClassNameMap): string {
  return mapClasses(css, (name) => names.get(name) ?? name);
}

/** Renames classes in string literals and templates, word by word, but no word that an interpolated value continues. */
export async function renameInStrings(code: string, names: ClassNameMap): Promise<string> {
  const edits: { start: number; end: number; text: string }[] = [];
  visit(await parseAstAsync(code), (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const text = renameClassesInText(node.value, names);
      if (text !== node.value) edits.push({ start: node.start, end: node.end, text: JSON.stringify(text) });
    }
    if (node.type === 'TemplateLiteral') {
      for (const [index, { value, start, end }] of node.quasis.entries()) {
        const text = renameClassesInText(value.raw, names, {
          afterValue: index > 0,
          beforeValue: index < node.expressions.length,
        });
        if (text !== value.raw) edits.push({ start, end, text });
      }
    }
  });
  let renamed = '';
  let at = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    renamed += code.slice(at, start) + text;
    at = end;
  }
  return renamed + code.slice(at);
}

function renameClassesInText(
  text: string,
  names: ClassNameMap,
  { afterValue = false, beforeValue = false } = {},
): string {
  return text.replace(/\S+/g, (className, at: number) => {
    const continued = (afterValue && at === 0) || (beforeValue && at + className.length === text.length);
    return continued ? className : (names.get(className) ?? className);
  });
}

/** Consonants only, so that no name is a word or contains `ad`, which ad blockers would hide. */
const letters = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

function createClassName(index: number): string {
  const { length } = letters;
  return (index < length ? '' : createClassName(Math.floor(index / length) - 1)) + letters[index % length];
}

function mapClasses(css: string, rename: (name: string) => string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: { Selector: (selector) => renamed(selector, rename) },
  });
  return code.toString();
}

/** Renames all classes of a selector, also in `:is()`, `:where()` and `:not()`, which the visitor does not enter. */
function renamed<T>(part: T, rename: (name: string) => string): T {
  if (Array.isArray(part)) return part.map((each) => renamed(each, rename)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    key === 'name' && isClass(part) ? rename(value) : renamed(value, rename),
  ]);
  return Object.fromEntries(entries);
}

function isClass(part: object): part is Extract<Selector[number], { type: 'class' }> {
  return 'type' in part && part.type === 'class';
}

function visit(node: unknown, see: (node: ESTree.Node) => void) {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  see(node as ESTree.Node);
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, see);
}
