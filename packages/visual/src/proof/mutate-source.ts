/** Classes that make every element that has them look clearly different. */
const twist = 'rotate-3 opacity-40';

/** Replaces colours and sentences. Names, hashes and URLs stay, because they are checked on load. */
function breakValues(source: string): string {
  return source
    .replaceAll(/"#[0-9a-f]{6}"/gi, '"#ff00ff"')
    .replaceAll(/"[^":/]* [^":/]*"(?=\s*[,\]}])/g, '"Broken on purpose"');
}

/**
 * Returns the source, broken so that every story that uses it looks different or fails. Elements with classes are
 * rotated. In a module without any, exported functions throw when they are called, and exported strings, arrays and
 * objects are replaced. Loading the module alone does not fail.
 */
export function mutateSource(file: string, source: string): string {
  if (file.endsWith('.json')) return breakValues(source);
  const twisted = source
    .replaceAll(/className="([^"]*)"/g, `className="${twist} $1"`)
    .replaceAll(/\bcva\(\s*(['`])/g, `cva($1${twist} `);
  if (twisted !== source) return twisted;

  const constants = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const functions = [...source.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name);
  const lines = [...constants, ...functions].map((name) => `${name} = brokenOnPurpose(${name});`);
  return `${source.replaceAll(/^export const /gm, 'export let ')}
${lines.join('\n')}
function brokenOnPurpose(value) {
  const fail = () => { throw new Error('Broken on purpose.'); };
  if (typeof value === 'function') return fail;
  if (typeof value === 'string') return 'broken';
  if (Array.isArray(value)) return [];
  return value && typeof value === 'object' ? { ...value, render: fail } : value;
}
`;
}
