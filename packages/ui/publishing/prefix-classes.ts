import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { findBareElements } from './find-bare-elements.ts';
import { findClassStrings } from './find-class-strings.ts';
import { findUnprefixedClasses } from './find-unprefixed-classes.ts';

/**
 * The prefix of the classes in the published package, as Tailwind's `prefix()` writes it. Not `piri`: Tailwind gives its theme
 * variables the same prefix, and `--piri-spacing` is a variable of ours.
 */
export const prefix = 'pui';

/** Marks an element of a component that has no class but needs the rules for elements. */
const elementMark = `${prefix}:element`;

/** Markers of Tailwind that have no rule of their own: `group`, `peer/name`. */
const marker = /^(group|peer)(\/[\w-]+)?$/;

/**
 * Adds the prefix to every class in compiled modules, and returns the classes of each module. An app can then have
 * classes of the same names in a later layer. Throws if it cannot be sure that it knows all classes.
 */
export function prefixClasses(files: string[], isClass: (name: string) => boolean): Map<string, Set<string>> {
  const isClassOrMarker = (name: string) => marker.test(name) || isClass(name);
  const program = createProgram(files);
  const { strings, unknown } = findClassStrings(program, files);
  const edits = new Map(files.map((file) => [file, [] as Edit[]]));
  const classes = new Map(files.map((file) => [file, new Set<string>()]));
  const problems = unknown.map((place) => `${place} is a class list whose classes are not in the modules`);

  for (const { file, start, text } of strings) {
    for (const { 0: name, index } of text.matchAll(/\S+/g)) {
      if (!isClassOrMarker(name)) problems.push(`${file}: Tailwind has no class ${name}`);
      edits.get(file)?.push({ at: start + index, text: `${prefix}:` });
      classes.get(file)?.add(`${prefix}:${name}`);
    }
  }
  // `findClassStrings` must have seen every string that could be one.
  const known = new Set(strings.map(({ file, start }) => `${file}:${start}`));
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) continue;
    for (const text of findUnprefixedClasses(
      source,
      (start) => known.has(`${file}:${start}`),
      isClassOrMarker,
    )) {
      problems.push(`${file}: "${text}" reads like classes but is not in a class list`);
    }
    edits
      .get(file)
      ?.push(...findBareElements(source).map((at) => ({ at, text: `className: "${elementMark}", ` })));
  }
  if (problems.length > 0) throw new Error(`Classes cannot be prefixed:\n${problems.join('\n')}`);
  for (const [file, all] of edits) writeFileSync(file, applyEdits(readFileSync(file, 'utf8'), all));
  return classes;
}

interface Edit {
  at: number;
  text: string;
}

function applyEdits(code: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.at), code);
}

/** Ignores the types beside the modules, because an import of `x.js` would otherwise lead to `x.d.ts`. */
function createProgram(files: string[]): ts.Program {
  const options: ts.CompilerOptions = {
    allowJs: true,
    noEmit: true,
    noLib: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists;
  host.fileExists = (file) => !file.endsWith('.d.ts') && fileExists(file);
  return ts.createProgram(files, options, host);
}
