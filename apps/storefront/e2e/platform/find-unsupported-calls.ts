import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { oldestBrowsers } from './oldest-browsers.ts';

type Browser = keyof typeof oldestBrowsers;
type Support = Partial<Record<Browser, string>>;
type Node = { [key: string]: unknown; type?: string };

interface WebFeatures {
  features: Record<string, { status?: { by_compat_key?: Record<string, { support: Support }> } }>;
}

// Loaded as JSON, because the package's types have no table by key.
const { features }: WebFeatures = createRequire(import.meta.url)('web-features/data.json');
const support = new Map<string, Support>();
for (const { status } of Object.values(features)) {
  for (const [key, entry] of Object.entries(status?.by_compat_key ?? {})) support.set(key, entry.support);
}

const browsers = Object.keys(oldestBrowsers) as Browser[];
const byMethod = methodsOfObjects();

/**
 * Returns the calls in a script that the oldest browsers do not support, such as `URL.parse` or `.getOrInsert`, without
 * duplicates.
 */
export function findUnsupportedCalls(script: string): string[] {
  const found = new Set<string>();
  visit(parseAst(script), (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    const callee = node['callee'] as Node;
    if (callee.type === 'Identifier' && isTooNew(globalKeys(String(callee['name'])))) {
      found.add(String(callee['name']));
    }
    if (callee.type !== 'MemberExpression' || callee['computed']) return;
    const method = String((callee['property'] as Node)['name']);
    const owner = callee['object'] as Node;
    const keys = owner.type === 'Identifier' ? staticKeys(String(owner['name']), method) : [];
    if (keys.length > 0) {
      if (isTooNew(keys)) found.add(`${owner['name']}.${method}`);
    } else if (isTooNew(byMethod.get(method) ?? [])) {
      found.add(`.${method}`);
    }
  });
  return [...found].sort();
}

/** Returns whether all features that a name can refer to are too new. */
function isTooNew(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every((key) => browsers.some((name) => isMissing(support.get(key), name)));
}

function isMissing(entry: Support | undefined, name: Browser): boolean {
  const since = entry?.[name];
  return since === undefined || versionOf(since) > versionOf(oldestBrowsers[name]);
}

function versionOf(text: string): number {
  const [major = '0', minor = '0'] = text.replace('≤', '').split('.');
  return Number(major) * 1000 + Number(minor);
}

function globalKeys(name: string): string[] {
  return known(`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`);
}

function staticKeys(owner: string, method: string): string[] {
  return known(`api.${owner}.${method}_static`, `javascript.builtins.${owner}.${method}`);
}

function known(...keys: string[]): string[] {
  return keys.filter((key) => support.has(key));
}

/**
 * Returns the instance methods by name, because a script does not show the type of an object. Methods of only one
 * engine are left out: nobody would use them by accident, and their names include many ordinary words.
 */
function methodsOfObjects(): Map<string, string[]> {
  const engines = ['chrome', 'firefox', 'safari'] as const;
  const shared = [...support.keys()].filter(
    (key) => engines.filter((name) => support.get(key)?.[name] !== undefined).length > 1,
  );
  const isMethod = /^(?:api|javascript\.builtins)\.(?:Intl\.)?\w+\.(?!\w+_static$)(\w+)$/;
  return Map.groupBy(shared, (key) => isMethod.exec(key)?.[1] ?? '');
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
