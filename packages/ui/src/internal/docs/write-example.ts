import type { CodeRange, ExampleSource, WrittenArg } from './example-source.ts';
import { writeElement } from './write-element.ts';

/** Returns the code of an example with other args: props, children, and the imports that they need or no longer need. */
export function writeExample(
  code: string,
  { element, declarations }: ExampleSource,
  changes: ReadonlyMap<string, WrittenArg>,
): string {
  if (changes.size === 0) return code;
  const read = ({ start, end }: CodeRange) => code.slice(start, end);
  const known = element.attributes.map(({ name }) => name);
  const added = [...changes].filter(([name]) => name !== 'children' && !known.includes(name));
  // An attribute that the element sets itself stays the last.
  const attributes = [
    ...element.attributes.map((one) => (changes.has(one.name) ? changes.get(one.name)?.code : read(one))),
    ...added.map(([, arg]) => arg.code),
  ].filter((attribute) => attribute !== undefined);
  const children = changes.has('children')
    ? changes.get('children')?.code
    : element.children && read(element.children);
  const lineStart = code.lastIndexOf('\n', element.start - 1) + 1;
  const lineEnd = code.indexOf('\n', element.end);
  const written = writeElement({
    tag: element.tag,
    attributes,
    ...(children !== undefined && { children }),
    before: code.slice(lineStart, element.start),
    after: code.slice(element.end, lineEnd === -1 ? undefined : lineEnd),
  });
  const bodyStart = declarations.at(-1)?.end ?? 0;
  const body = `${code.slice(bodyStart, element.start)}${written}${code.slice(element.end)}`.trim();
  const kept = dropUnused(
    declarations.map(({ names, ...range }) => ({ names, text: read(range) })),
    body,
  );
  const imports = [...changes.values()].flatMap((arg) => arg.imports ?? []);
  const others = kept.filter((text) => !text.startsWith('import '));
  const lines = addImports(
    kept.filter((text) => text.startsWith('import ')),
    imports,
  );
  return [lines.join('\n'), ...others, body].filter(Boolean).join('\n\n');
}

/** Returns the declarations that the body uses, also indirectly, without the imported names that nothing uses. */
function dropUnused(
  declarations: readonly { names: readonly string[]; text: string }[],
  body: string,
): string[] {
  let rest = body;
  const kept: string[] = [];
  // A constant comes after what it uses, so the last comes first.
  for (const { names, text } of [...declarations].reverse()) {
    const used = names.filter((name) => new RegExp(`(?<![\\w$-])${name}(?![\\w$-])`).test(rest));
    if (used.length === 0) continue;
    const shown = text.startsWith('import ') ? removeNames(text, names, used) : text;
    kept.unshift(shown);
    rest += `\n${shown}`;
  }
  return kept;
}

function removeNames(text: string, names: readonly string[], used: readonly string[]): string {
  if (used.length === names.length) return text;
  const shown = readImport(text).filter((name) => used.includes(name.replace('type ', '')));
  return writeImport(shown, readPath(text));
}

function addImports(imports: readonly string[], added: readonly { from: string; name: string }[]): string[] {
  const lines = [...imports];
  for (const { from, name } of added) {
    const index = lines.findIndex((line) => readPath(line) === from);
    const line = lines[index];
    if (line === undefined) {
      const next = lines.findIndex((one) => readPath(one).startsWith('@piri/') && readPath(one) > from);
      lines.splice(next === -1 ? lines.length : next, 0, writeImport([name], from));
    } else if (!readImport(line).includes(name)) {
      lines[index] = writeImport([...readImport(line), name].sort(), from);
    }
  }
  return lines;
}

function readPath(line: string): string {
  return /'([^']+)';$/.exec(line)?.[1] ?? '';
}

function readImport(line: string): string[] {
  const names = /\{([^}]*)\}/.exec(line)?.[1] ?? '';
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function writeImport(names: readonly string[], from: string): string {
  return `import { ${names.join(', ')} } from '${from}';`;
}
