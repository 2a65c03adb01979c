/** More names than this say nothing. */
const maxNames = 6;

/**
 * Returns the part of an example that shows how to use the component: the imports, the elements at the end, and the
 * components that they are made of. The other declarations are only named, because some examples have a hundred lines of
 * data. The elements have at most the given number of lines.
 */
export function shortenCode(code: string, maxLines: number): string {
  // A line without indentation after an empty line begins a declaration.
  const blocks = code.split(/\n\n(?=[^\s})\]])/);
  const imports = blocks.filter((block) => block.startsWith('import '));
  const elements = blocks.at(-1) ?? '';
  const inBetween = blocks.slice(0, -1).filter((block) => !imports.includes(block));
  const components = inBetween.filter((block) => {
    const [, name] = /^function ([A-Z]\w*)/.exec(block) ?? [];
    return name !== undefined && elements.includes(`<${name}`);
  });
  const declarations = inBetween.filter((block) => !components.includes(block));
  if (declarations.length === 0) return code.split('\n').slice(0, maxLines).join('\n');
  const names = declarations.map((block) => /^(?:const|function|interface|type)\s+(\w+)/.exec(block)?.[1]);
  const shown = names.filter((name) => name !== undefined).slice(0, maxNames);
  const note = `// ${[...shown, ...(names.length > shown.length ? ['…'] : [])].join(', ')}`;
  return [...imports, note, ...components, elements.split('\n').slice(0, maxLines).join('\n')].join('\n\n');
}
