import primitive from './primitive.json' with { type: 'json' };
import dark from './semantic.dark.json' with { type: 'json' };
import darkMoreContrast from './semantic.dark.more-contrast.json' with { type: 'json' };
import light from './semantic.json' with { type: 'json' };
import moreContrast from './semantic.more-contrast.json' with { type: 'json' };

export type ThemeAndContrast = 'light' | 'dark' | 'more-contrast' | 'dark more-contrast';

export interface Token {
  /** Dotted path in the token files, such as `color.text-muted`. */
  path: string;
  /** A type of the Design Tokens format: `color`, `dimension`, `shadow`… */
  type: string;
  /** The value with all aliases resolved. */
  value: unknown;
  description?: string;
  extensions: JsonObject;
}

export type JsonObject = { readonly [name: string]: unknown };

/**
 * The token files of each mode. Later files win, as in a resolver of the Design Tokens format: a mode only contains
 * what it changes.
 */
export const filesByMode: Readonly<Record<ThemeAndContrast, readonly JsonObject[]>> = {
  light: [primitive, light],
  dark: [primitive, light, dark],
  'more-contrast': [primitive, light, moreContrast],
  'dark more-contrast': [primitive, light, dark, darkMoreContrast],
};

export const modes: readonly ThemeAndContrast[] = ['light', 'dark', 'more-contrast', 'dark more-contrast'];

/** Returns all tokens of a mode by path, in the order of the files. */
export function getTokens(mode: ThemeAndContrast): Map<string, Token> {
  return resolveTokens(filesByMode[mode]);
}

/** Resolves the tokens of any list of files, such as those of another brand. */
export function resolveTokens(files: readonly JsonObject[]): Map<string, Token> {
  const tokens = new Map<string, Token>();
  for (const file of files) collect(file, '', undefined, tokens);
  for (const token of tokens.values()) token.value = follow(token.value, tokens, token.path);
  return tokens;
}

function collect(
  group: JsonObject,
  path: string,
  inherited: string | undefined,
  into: Map<string, Token>,
): void {
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  if ('$value' in group) {
    if (!type)
      throw new Error(`Token "${path}" has no $type. Add one to the token or to a group that contains it.`);
    const extensions = isJsonObject(group['$extensions']) ? group['$extensions'] : {};
    const description = group['$description'];
    into.set(path, {
      path,
      type,
      value: group['$value'],
      extensions,
      ...(typeof description === 'string' && { description }),
    });
    return;
  }
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$') || !isJsonObject(child)) continue;
    collect(child, path ? `${path}.${name}` : name, type, into);
  }
}

function follow(value: unknown, tokens: Map<string, Token>, from: string, seen: string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => follow(item, tokens, from, seen));
  if (isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, follow(item, tokens, from, seen)]),
    );
  }
  const target = typeof value === 'string' && /^\{(.+)\}$/.exec(value)?.[1];
  if (!target) return value;
  const found = tokens.get(target);
  if (!found) throw new Error(`Token "${from}" refers to "${target}", which does not exist.`);
  if (seen.includes(target)) throw new Error(`Token "${from}" refers to itself through "${target}".`);
  return follow(found.value, tokens, from, [...seen, target]);
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
