import { parseAst } from 'vite';
import { featureKeys, filterKnown, isInSeveralEngines, isTooNew } from './browser-support.ts';

type Node = { [key: string]: unknown; type?: string };

const byMethod = groupMethods();

/**
 * Returns the calls in a script that the oldest browsers do not support, such as `URL.parse` or `.getOrInsert`, and the
 * syntax that they cannot read, without duplicates. One unknown flag of a regular expression is enough for a browser to
 * reject the whole file.
 */
export function findUnsupportedCalls(script: string): string[] {
  const found = new Set<string>();
  visit(parseAst(script), (node) => {
    const name = findUnsupportedSyntax(node) ?? findUnsupportedCall(node);
    if (name) found.add(name);
  });
  return [...found].sort();
}

function findUnsupportedCall(node: Node): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const callee = node['callee'] as Node;
  if (callee.type === 'Identifier') {
    const name = String(callee['name']);
    return isTooNew(getGlobalKeys(name)) ? name : undefined;
  }
  if (callee.type !== 'MemberExpression' || callee['computed']) return undefined;
  const method = String((callee['property'] as Node)['name']);
  const owner = callee['object'] as Node;
  const keys = owner.type === 'Identifier' ? getStaticKeys(String(owner['name']), method) : [];
  if (keys.length > 0) return isTooNew(keys) ? `${owner['name']}.${method}` : undefined;
  return isTooNew(byMethod.get(method) ?? []) ? `.${method}` : undefined;
}

function findUnsupportedSyntax(node: Node): string | undefined {
  const used = getSyntax(node).filter(([key]) => isTooNew([key]));
  return used[0]?.[1];
}

/** Returns the keys and names of syntax that a bundler cannot lower, or lowers only if it is told for which browsers. */
function getSyntax(node: Node): [key: string, name: string][] {
  if (node.type === 'VariableDeclaration' && /using$/.test(String(node['kind']))) {
    return [['javascript.statements.using', 'using']];
  }
  if (/^(Import|Export)\w*Declaration$/.test(node.type ?? '') && (node['attributes'] as [])?.length > 0) {
    return [['javascript.statements.import.import_attributes', 'import … with']];
  }
  const regex = node['regex'] as { pattern: string; flags: string } | undefined;
  if (!regex) return [];
  const names = [...regex.pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  const group = 'javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups';
  return [
    ...(regex.flags.includes('v')
      ? [['javascript.builtins.RegExp.unicodeSets', 'RegExp /v'] as [string, string]]
      : []),
    ...(/\(\?[ims]*-?[ims]*:/.test(regex.pattern.replaceAll('(?:', ''))
      ? [['javascript.regular_expressions.modifier', 'RegExp (?i:)'] as [string, string]]
      : []),
    ...(new Set(names).size < names.length ? [[group, 'RegExp (?<a>)|(?<a>)'] as [string, string]] : []),
  ];
}

function getGlobalKeys(name: string): string[] {
  return filterKnown(`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`);
}

function getStaticKeys(owner: string, method: string): string[] {
  return filterKnown(`api.${owner}.${method}_static`, `javascript.builtins.${owner}.${method}`);
}

/**
 * Returns the instance methods by name, because a script does not show the type of an object. Methods of only one
 * engine are left out: nobody would use them by accident, and their names include many ordinary words.
 */
function groupMethods(): Map<string, string[]> {
  const isMethod = /^(?:api|javascript\.builtins)\.(?:Intl\.)?\w+\.(?!\w+_static$)(\w+)$/;
  return Map.groupBy(featureKeys.filter(isInSeveralEngines), (key) => isMethod.exec(key)?.[1] ?? '');
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, see);
  } else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    if (typeof node.type === 'string') see(node);
    for (const each of Object.values(node)) visit(each, see);
  }
}
