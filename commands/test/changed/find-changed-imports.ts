/** Returns the lines of code that say what a file imports and exports, in a form that can be compared. */
export function readImportsAndExports(text: string): string {
  const imports =
    text.match(
      /^(import|export)\b[^;'"]*?\bfrom\s+['"][^'"]+['"]|\b(import|require)\s*\(?\s*['"][^'"]+['"]/gm,
    ) ?? [];
  const exports = text.match(/^export\s+(default\b|(declare |async |abstract )*(\w+)\*?\s+\w+)/gm) ?? [];
  return [...imports, ...exports]
    .map((line) => line.replaceAll(/\s+/g, ' '))
    .sort()
    .join('\n');
}
